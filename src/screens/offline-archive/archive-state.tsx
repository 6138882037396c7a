import { count, integer } from '#common/base/numbers';
import { useBusy } from '../../state/busy';
import { fileSize } from '../../text/file-size';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { StatusShape } from '../../ui/status-shape';
import styles from './offline-archive.module.css';
import { ofYears } from './of-years';
import type { ArchiveStatus } from './archive-status';
import { useWish } from './use-wish';

/** What is stored here, what is being downloaded, and the possible actions. */
export function ArchiveState({ status }: { status: ArchiveStatus }) {
  const { kind, photos, kept, failed, bytes } = status;
  const wish = useWish();
  useBusy(kind === 'coming');
  const isUnderWay = kind !== 'empty' && kind !== 'whole';
  return (
    <section className={styles.state} aria-label="Ce que garde cet appareil">
      <p className={styles.figure}>
        <span className={styles.bytes}>{fileSize(bytes)}</span>
        <span className="small soft">de photos sur cet appareil</span>
      </p>
      {/* Numbers that change with every photo stay outside: this element is read out by screen readers. */}
      <div role="status" className={styles.words}>
        <h2>{titles[kind]}</h2>
        <p>{wordsOf(status)}</p>
      </div>
      {isUnderWay && (
        <Progress
          label="Photos gardées"
          value={photos === 0 ? 0 : kept / photos}
          detail={`${integer(kept)} sur ${integer(photos)}`}
        />
      )}
      {(kind === 'coming' || kind === 'offline') && (
        <Button onClick={() => wish({ kind: 'pause' })}>Interrompre</Button>
      )}
      {(kind === 'stopped' || kind === 'full') && (
        <Button variant="primary" onClick={() => wish({ kind: 'resume' })}>
          Reprendre
        </Button>
      )}
      <div role="alert" className={styles.failed}>
        {failed > 0 && (
          <>
            <p>
              <StatusShape shape="triangle" />
              <span>
                {count(failed, 'photo')} {failed < 2 ? 'n’a pas pu être gardée' : 'n’ont pas pu être gardées'}
                .
              </span>
            </p>
            <Button size="low" icon="sync" onClick={() => wish({ kind: 'resume' })}>
              Réessayer
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

const titles: Readonly<Record<ArchiveStatus['kind'], string>> = {
  empty: 'Aucune année pour l’instant',
  coming: 'Les photos arrivent',
  offline: 'En attente du réseau',
  stopped: 'Interrompu',
  full: 'Plus assez de place',
  whole: 'Tout est là',
};

function wordsOf({ kind, years, failed }: ArchiveStatus): string {
  switch (kind) {
    case 'empty':
      return 'Celles que vous choisirez s’ouvriront même dans le train, dans la galerie comme dans les brèves et sur les pages des pièces.';
    case 'coming':
      return `Ce sont celles ${ofYears(years)}. Vous pouvez changer de page\u00a0: elles viennent tant que le site est ouvert, et la suite à votre retour.`;
    case 'offline':
      return 'La suite viendra d’elle-même dès que le réseau reviendra. Ce qui est gardé s’ouvre déjà.';
    case 'stopped':
      return 'Rien ne se télécharge. Ce qui est gardé reste gardé.';
    case 'full':
      return 'Le navigateur n’en accorde pas davantage à ce site. Rien n’est perdu\u00a0: libérez une année, ou de la place sur l’appareil, puis reprenez.';
    case 'whole':
      return failed > 0
        ? 'Tout ce qui a pu venir s’ouvre désormais sans réseau.'
        : `Les photos ${ofYears(years)} s’ouvrent désormais sans réseau, partout où elles se trouvent. Les nouvelles s’y ajouteront d’elles-mêmes.`;
  }
}
