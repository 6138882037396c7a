import { fullDate, isoDateTime } from '#common/base/dates';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { isDead } from '#common/rules/free-ticket';
import { Badge } from '../../ui/badge';
import { Tip } from '../../ui/overlay/tip';
import styles from './tickets.module.css';

/** The state of a ticket, in words and by shape; for a used one, the time of use as a tip. */
export function TicketState({ ticket }: { ticket: FreeTicket }) {
  const { state, usedAt, replacedBy, cancelledAt } = ticket;
  if (isDead(ticket))
    return <Badge shape="cross">{replacedBy ? 'Remplacé' : cancelledAt ? 'Annulé' : 'Bloqué'}</Badge>;
  if (state.code === 'A_GENERER') return <Badge shape="dashed">{state.name}</Badge>;
  if (state.code === 'GENERE' || usedAt === undefined)
    return <Badge shape={state.code === 'GENERE' ? 'dot' : 'check'}>{state.name}</Badge>;
  const used = fullDate(usedAt);
  return (
    <>
      <Tip text={used} side="left">
        <button type="button" className={styles.used} aria-label={`${state.name} le ${used}`}>
          <Badge shape="check">{state.name}</Badge>
        </button>
      </Tip>
      {/* Without a hovering pointer, a tip would never show. */}
      <time className={styles.usedAt} dateTime={isoDateTime(usedAt)} aria-hidden="true">
        {used}
      </time>
    </>
  );
}
