import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { freeTicketQueries } from '#mirror/queries/free-ticket-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useMirrorAnswer } from '../../components/mirror-reach';
import { RetryButton } from '../../components/retry-button';
import { NeedsNetwork } from '../../components/session/needs-network';
import { links } from '../../links';
import { warn } from '../../state/notices';
import { Pagination } from '../../ui/pagination';
import { Skeleton } from '../../ui/skeleton';
import rows from './act-rows.module.css';
import { TicketRow } from './ticket-row';
import styles from './tickets-act.module.css';

const LIMIT = 100;
const REASON = 'places-reseau';

/** One's free tickets, a hundred on a page. */
export function TicketsAct() {
  const page = Math.max(1, Number.parseInt(new URLSearchParams(useSearch()).get('places') ?? '1', 10) || 1);
  const { answer, reach } = useMirrorAnswer(
    () => freeTicketQueries.listOwned({ page, limit: LIMIT }),
    [page],
  );
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('free-ticket'), []);
  const isEmpty = answer?.data.length === 0;
  if (answer === undefined || (isEmpty && reach === 'waiting'))
    return (
      <div aria-busy="true" className={rows.narrow}>
        <Skeleton lines={4} />
      </div>
    );
  if (isEmpty) return reach === 'silent' ? <NeverLoaded /> : <NoTickets />;
  return (
    <div className={rows.stack}>
      <NeedsNetwork id={REASON}>
        Générer une place marche sans réseau&nbsp;: elle partira quand il reviendra. Le PDF, lui, demande le
        réseau.
      </NeedsNetwork>
      <ul className={styles.tickets}>
        {answer.data.map((ticket) => (
          <li key={ticket.uuid}>
            <TicketRow ticket={ticket} isWaiting={waiting?.has(ticket.uuid) ?? false} reasonId={REASON} />
          </li>
        ))}
      </ul>
      {answer.metadata.lastPage > 1 && (
        <Pagination position={answer.metadata} hrefOf={(to) => `${links.profile.to()}?places=${to}#places`} />
      )}
    </div>
  );
}

function NoTickets() {
  return (
    <p className={rows.narrow}>
      Aucune place gratuite pour le moment. Celles que l’association vous offre paraîtront ici, et resteront
      sur cet appareil.
    </p>
  );
}

function NeverLoaded() {
  useEffect(() => warn('Erreur lors de la récupération des places gratuites'), []);
  return (
    <div className={rows.stack}>
      <p className={rows.narrow}>
        Vos places ne sont pas encore sur cet appareil, et le serveur ne répond pas. Elles paraîtront dès
        qu’il répondra&nbsp;; ensuite, elles se liront aussi sans réseau.
      </p>
      <RetryButton />
    </div>
  );
}
