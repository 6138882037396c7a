import { TicketRow } from '../../../components/free-ticket/ticket-row';
import ticketStyles from '../../../components/free-ticket/tickets.module.css';
import styles from './free-tickets.module.css';
import { GiveBack } from './give-back';
import { OwnDemand } from './own-demand';
import type { OwnShow } from './own-shows';

/** Id of the element that says what needs the network. */
export const REASON = 'places-reseau';

interface OwnShowSectionProps {
  show: OwnShow;
  /** Among those that are used, cancelled or past: the same show may have others above. */
  isFolded?: boolean;
  /** Demands that the server does not have yet. */
  unsent: ReadonlySet<string>;
  /** Tickets with a change that the server does not have yet. */
  waiting: ReadonlySet<string>;
}

/** The member's tickets and demands of one show. */
export function OwnShowSection({ show, isFolded = false, unsent, waiting }: OwnShowSectionProps) {
  return (
    <section
      className={styles.show}
      aria-label={isFolded ? `${show.title}, places utilisées, annulées ou passées` : show.title}
    >
      <h2 className="section-title heading-rule">{show.title}</h2>
      <ul className={ticketStyles.tickets}>
        {show.demands.map((demand) => (
          <li key={demand.uuid}>
            <OwnDemand demand={demand} isUnsent={unsent.has(demand.uuid)} />
          </li>
        ))}
        {show.tickets.map((ticket) => (
          <li key={ticket.uuid}>
            <TicketRow ticket={ticket} isWaiting={waiting.has(ticket.uuid)} reasonId={REASON} isOfShow>
              <GiveBack ticket={ticket} />
            </TicketRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
