import { useEffect } from 'react';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-reach';
import { DrawnPoster } from '../../components/drawn-poster';
import { RetryButton } from '../../components/retry-button';
import { RichText } from '../../components/rich-text/rich-text';
import { warn } from '../../state/notices';
import { machineDate, shortDate } from '../../text/dates';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import styles from './terms.module.css';

/** The terms of use, as the association wrote them. */
export function Terms() {
  const { answer: terms, reach } = useMirrorAnswer(readTerms);
  return (
    <div className={`page ${styles.terms}`}>
      <h1 className={`title ${styles.title}`}>Conditions générales d’utilisation</h1>
      {terms ? (
        <>
          <p className={styles.margin}>
            <strong className={`num ${styles.version}`}>Version {terms.version}</strong>
            <span className="soft num">
              du <time dateTime={machineDate(terms.lastModified)}>{shortDate(terms.lastModified)}</time>
            </span>
          </p>
          <div className={styles.body}>
            <RichText document={terms.content} />
          </div>
        </>
      ) : (
        <Missing isRead={terms !== undefined} reach={reach} />
      )}
    </div>
  );
}

const readTerms = () => aboutTextQueries.read('cgu');

function Missing({ isRead, reach }: { isRead: boolean; reach: MirrorReach }) {
  const isOver = isRead && reach !== 'waiting';
  useEffect(() => {
    if (isOver) warn('Erreur lors de la récupération des données');
  }, [isOver]);
  return isOver ? <NeverLoaded /> : <Awaited />;
}

function Awaited() {
  return (
    <>
      <div className={styles.margin} aria-hidden="true" />
      <div className={styles.body} role="status" aria-busy="true">
        <span className="visually-hidden">Chargement des conditions…</span>
        <div className={`prose ${styles.wait}`}>
          <Skeleton lines={3} />
          <Skeleton lines={4} />
          <Skeleton lines={5} />
        </div>
      </div>
    </>
  );
}

function NeverLoaded() {
  return (
    <div className={styles.missing}>
      <EmptyState
        title="Les conditions ne sont pas encore sur cet appareil"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
        action={<RetryButton />}
      >
        <p>
          Elles s’afficheront ici dès que le serveur les aura envoyées ; ensuite, elles se liront aussi sans
          réseau.
        </p>
      </EmptyState>
    </div>
  );
}
