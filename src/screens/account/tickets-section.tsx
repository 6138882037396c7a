import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { links } from '#common/contract/site/links';
import { freeTicketQueries } from '#mirror/queries/free-ticket-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useServerNow } from '../../components/clock/clock-offset';
import { handiest, isSpent } from '../../components/free-ticket/upcoming-dates';
import { TicketRow } from '../../components/free-ticket/ticket-row';
import styles from '../../components/free-ticket/tickets.module.css';
import { pageIn } from '../../components/list-filter/address-value';
import disclosure from '../../components/menu/menu-disclosure.module.css';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { RetryButton } from '../../components/request/retry-button';
import { NeedsNetwork } from '../../components/request/needs-network';
import { warn } from '../../state/notices';
import { Link } from '../../ui/link';
import { Pagination } from '../../ui/pagination';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import type { SectionProps } from './section-props';
import rows from './section-rows.module.css';

const LIMIT = 100;
const REASON = 'places-reseau';

/** The person's own free tickets, a hundred per page: the next date first; what is used, cancelled or past is collapsed. */
export function TicketsSection({ person }: SectionProps) {
  const isMember = person.roles.has('ROLE_MEMBRE');
  const page = pageIn(useSearch(), 'places');
  const { answer, reach } = useMirrorAnswer(
    () => freeTicketQueries.listOwned({ page, limit: LIMIT }),
    [page],
  );
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('free-ticket'), []);
  const now = useServerNow();
  const isEmpty = answer?.data.length === 0;
  if (answer === undefined || (isEmpty && reach === 'waiting'))
    return (
      <div role="status" aria-busy="true" className={rows.narrow}>
        <LoadingWords>Chargement de vos places…</LoadingWords>
        <Skeleton lines={4} />
      </div>
    );
  if (isEmpty) return reach === 'silent' ? <NeverLoaded /> : <NoTickets isMember={isMember} />;
  const coming = answer.data.filter((ticket) => !isSpent(ticket, now)).sort(handiest);
  const past = answer.data.filter((ticket) => isSpent(ticket, now));
  const listOf = (tickets: readonly FreeTicket[]) => (
    <ul className={styles.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.uuid}>
          <TicketRow ticket={ticket} isWaiting={waiting?.has(ticket.uuid) ?? false} reasonId={REASON} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={rows.stack}>
      <NeedsNetwork id={REASON}>
        Générer une place marche sans réseau&nbsp;: elle partira quand il reviendra. Les billets générés
        s’ouvrent aussi&nbsp;; seul le PDF demande le réseau.
      </NeedsNetwork>
      {coming.length > 0 && listOf(coming)}
      {past.length > 0 && (
        <details className={`${disclosure.disclosure} ${rows.folded}`} open={page > 1}>
          <summary className={`${disclosure.summary} ${disclosure.chevron}`}>
            Utilisées, annulées ou passées
          </summary>
          {listOf(past)}
        </details>
      )}
      {isMember && <AskLink />}
      {answer.metadata.lastPage > 1 && (
        <Pagination position={answer.metadata} hrefOf={(to) => `${links.profile.to()}?places=${to}#places`} />
      )}
    </div>
  );
}

function NoTickets({ isMember }: { isMember: boolean }) {
  return (
    <div className={rows.stack}>
      <p className={rows.narrow}>
        Aucune place gratuite pour le moment. Celles que l’association vous offre paraîtront ici, et resteront
        sur cet appareil.
      </p>
      {isMember && <AskLink />}
    </div>
  );
}

/** Link to the page where tickets are asked for. */
function AskLink() {
  return (
    <p>
      <Link href={links.freeTickets.to()}>Demander des places, suivre mes demandes</Link>
    </p>
  );
}

function NeverLoaded() {
  useEffect(() => {
    warn('Erreur lors de la récupération des places gratuites');
  }, []);
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
