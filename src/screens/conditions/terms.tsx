import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { type MirrorReach, useMirrorReach } from '../../components/mirror-reach';
import { RetryButton } from '../../components/retry-button';
import { RichText } from '../../components/rich-text/rich-text';
import { warn } from '../../state/notices';
import { machineDate, shortDate } from '../../text/dates';
import { EmptyState } from '../../ui/empty-state';
import { Spinner } from '../../ui/spinner';
import styles from './terms.module.css';

/** The terms of use, as the association wrote them. */
export function Terms() {
  const terms = useLiveQuery(() => aboutTextQueries.read('cgu'), []);
  const reach = useMirrorReach();
  return (
    <div className={`page ${styles.terms}`}>
      <h1 className="title">Conditions générales d’utilisation</h1>
      {terms ? (
        <>
          <p className="soft num">
            Version {terms.version}, du{' '}
            <time dateTime={machineDate(terms.lastModified)}>{shortDate(terms.lastModified)}</time>
          </p>
          <RichText document={terms.content} />
        </>
      ) : (
        <Missing isRead={terms !== undefined} reach={reach} />
      )}
    </div>
  );
}

function Missing({ isRead, reach }: { isRead: boolean; reach: MirrorReach }) {
  const isOver = isRead && reach !== 'waiting';
  useEffect(() => {
    if (isOver) warn('Erreur lors de la récupération des données');
  }, [isOver]);
  if (!isOver) return <Spinner />;
  return (
    <EmptyState title="Les conditions ne sont pas encore sur cet appareil" action={<RetryButton />}>
      <p>
        Elles s’afficheront ici dès que le serveur les aura envoyées ; ensuite, elles se liront aussi sans
        réseau.
      </p>
    </EmptyState>
  );
}
