import { useLiveQuery } from 'dexie-react-hooks';
import { useParams } from 'wouter';
import { uuidOfAddress } from '#common/base/uuid';
import { links } from '#common/contract/site/links';
import { freeTicketQueries } from '#mirror/queries/free-ticket-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useServerNow } from '../../components/clock/clock-offset';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { FreeTicketPaper } from './free-ticket-paper';
import styles from './free-ticket-screen.module.css';

/** One of the person's own free tickets, as it is shown at the door; from the mirror, so without a network too. */
export function FreeTicketScreen() {
  const uuid = uuidOfAddress(useParams<{ uuid: string }>().uuid);
  const { answer: ticket, reach } = useMirrorAnswer(() => freeTicketQueries.find(uuid), [uuid]);
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('free-ticket'), []);
  const now = useServerNow();
  if (ticket === undefined || (ticket === null && reach === 'waiting')) return <Awaited />;
  return (
    <div className={`page ${styles.page}`}>
      {ticket === null ? (
        <Unknown isLoaded={reach === 'complete'} />
      ) : (
        <>
          <p>
            <Link href={`${links.profile.to()}#places`}>Mes places gratuites</Link>
          </p>
          <FreeTicketPaper ticket={ticket} isWaiting={waiting?.has(uuid) ?? false} now={now} />
        </>
      )}
    </div>
  );
}

const Awaited = () => (
  <div className={`page ${styles.page}`} role="status" aria-busy="true">
    <LoadingWords>Chargement du billet…</LoadingWords>
    <Skeleton shape="title" lines={1} />
    <Skeleton lines={6} />
  </div>
);

function Unknown({ isLoaded }: { isLoaded: boolean }) {
  return (
    <>
      <h1 className="visually-hidden">Mon billet</h1>
      <EmptyState
        title="Billet introuvable"
        action={
          isLoaded ? (
            <LinkButton variant="primary" href={`${links.profile.to()}#places`} arrow>
              Voir mes places gratuites
            </LinkButton>
          ) : (
            <RetryButton />
          )
        }
      >
        <p>
          {isLoaded
            ? 'Aucune de vos places n’a cette adresse\u00a0: elle appartient peut-être à un autre compte.'
            : 'Vos places ne sont pas encore sur cet appareil, et le serveur ne répond pas. Le billet paraîtra dès qu’il répondra\u00a0; ensuite, il s’ouvrira aussi sans réseau.'}
        </p>
      </EmptyState>
    </>
  );
}
