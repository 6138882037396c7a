import { hourInWords } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { HandedScan } from '#common/rules/scan-handover';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Progress } from '../../../ui/progress';
import styles from './take-over-panel.module.css';
import type { TakeOver } from './use-take-over';

interface Props {
  readonly takeOver: TakeOver;
  readonly onKeep: () => void;
  readonly onDismiss: () => void;
}

/** Below the camera's picture while it reads another phone's scans: progress, their phone, whether to keep them. */
export function TakeOverPanel({ takeOver, onKeep, onDismiss }: Props) {
  const { series, isElsewhere, fresh, saved } = takeOver;
  const scans = [...series.scans.values()];
  const names = [...new Set(scans.map(({ deviceName }) => deviceName || 'un autre téléphone'))].join(', ');
  const isWhole = series.read.size === series.parts;
  const mayKeep = !isElsewhere && fresh > 0 && saved !== 'saved';
  return (
    <section className={styles.panel} aria-label="Passages d’un autre téléphone">
      <header>
        <h2>Passages de {names}</h2>
        <IconButton icon="close" label={mayKeep ? 'Ne rien reprendre' : 'Fermer'} onClick={onDismiss} />
      </header>
      {!isElsewhere && saved !== 'saved' && (
        <Progress
          label={isWhole ? 'Tout est lu' : 'Codes lus'}
          value={series.read.size / series.parts}
          detail={`${series.read.size} sur ${series.parts}`}
        />
      )}
      <p role="status">{sentenceOf(scans, { fresh, saved, isElsewhere, isWhole })}</p>
      {saved === 'failed' && (
        <p role="alert">Ce téléphone n’a pas pu les enregistrer. Rien n’a changé&nbsp;: réessayez.</p>
      )}
      {mayKeep && (
        <Button variant={isWhole ? 'primary' : 'line'} pending={saved === 'saving'} onClick={onKeep}>
          {isWhole ? `Reprendre ${count(fresh, 'passage')}` : `Reprendre ce qui est lu (${fresh})`}
        </Button>
      )}
    </section>
  );
}

interface TakeOverStatus extends Pick<TakeOver, 'isElsewhere' | 'fresh' | 'saved'> {
  readonly isWhole: boolean;
}

function sentenceOf(
  scans: readonly HandedScan[],
  { fresh, saved, isElsewhere, isWhole }: TakeOverStatus,
): string {
  if (isElsewhere)
    return 'Ils sont d’une autre séance\u00a0: fermez la porte et choisissez celle-là d’abord.';
  if (saved === 'saved') return 'C’est repris\u00a0: ils comptent ici, et partiront avec les vôtres.';
  if (!isWhole) return '';
  if (fresh === 0) return 'Tous sont déjà connus ici.';
  const times = scans.map(({ scan }) => scan.at.getTime());
  const from = hourInWords(new Date(Math.min(...times)));
  const to = hourInWords(new Date(Math.max(...times)));
  const all = `${count(scans.length, 'passage')}, de ${from} à ${to}`;
  const known = scans.length - fresh;
  return known === 0 ? `${all}.` : `${all}, dont ${known} déjà ${known === 1 ? 'connu' : 'connus'} ici.`;
}
