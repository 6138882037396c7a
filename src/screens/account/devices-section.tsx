import { isoDateTime, playbillDate } from '#common/base/dates';
import type { OwnSession } from '#common/contract/people/own-session';
import { askServer } from '../../bridge/calls';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { OfflineArchiveLink } from '../../components/photo/offline-archive-link';
import { useServerData } from '../../components/request/use-server-data';
import { useTask } from '../../components/request/use-task';
import { openDialog } from '../../state/dialogs';
import { announce } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { Badge } from '../../ui/badge';
import { quoted } from '../../text/quoted';
import { Button } from '../../ui/button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import rows from './section-rows.module.css';

/** The person's sessions, and how to end them. Known only to the server, not mirrored. */
export function DevicesSection() {
  const hasLine = useLine();
  // Asked again when the network comes back: devices may have been added or gone meanwhile.
  const {
    answer: sessions,
    failure,
    isLoading,
    askAgain,
  } = useServerData(() => askServer('listSessions', {}), hasLine ? 'online' : 'offline');
  return (
    <div className={rows.stack}>
      <NeedsNetwork>
        {sessions
          ? 'Cette liste est celle d’avant la coupure. Déconnecter un appareil demande le réseau.'
          : 'La liste de vos appareils est tenue par le serveur\u00a0: elle s’affichera quand le réseau reviendra.'}
      </NeedsNetwork>
      {sessions ? (
        <ul className={rows.rows}>
          {sessions.map((session) => (
            <li key={session.uuid}>
              <Device session={session} isBound={!hasLine} onEnded={askAgain} />
            </li>
          ))}
        </ul>
      ) : failure && hasLine && !isLoading ? (
        <>
          <p>{failureSentence(failure)}</p>
          <Button icon="sync" onClick={askAgain}>
            Réessayer
          </Button>
        </>
      ) : (
        hasLine && (
          <div role="status" aria-busy="true" className={rows.narrow}>
            <LoadingWords>Chargement de vos appareils…</LoadingWords>
            <Skeleton lines={3} />
          </div>
        )
      )}
      <OfflineArchiveLink />
    </div>
  );
}

interface DeviceProps {
  session: OwnSession;
  isBound: boolean;
  onEnded: () => void;
}

function Device({ session: { uuid, device, lastUsedAt, current }, isBound, onEnded }: DeviceProps) {
  const { isRunning, run } = useTask();
  const end = () =>
    run(
      () => askServer('endSession', { params: { uuid } }),
      () => {
        announce(`${quoted(device)} est déconnecté`);
        onEnded();
      },
    );
  return (
    <>
      <div className={rows.what}>
        <p>{device}</p>
        <p className="small soft">
          {current ? (
            <Badge>cet appareil</Badge>
          ) : (
            <>
              dernier passage&nbsp;:{' '}
              <time dateTime={isoDateTime(lastUsedAt)}>{playbillDate(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      {current ? (
        <Button size="low" onClick={() => openDialog('logout')}>
          Se déconnecter
        </Button>
      ) : (
        <Button
          size="low"
          aria-label={`Déconnecter ${device}, ${playbillDate(lastUsedAt)}`}
          disabled={isBound}
          pending={isRunning}
          onClick={end}
        >
          Déconnecter
        </Button>
      )}
    </>
  );
}
