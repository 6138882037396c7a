import type { FreeTicket } from '#common/contract/tickets/free-ticket';

interface Dated {
  readonly date: Date;
}

/** How long after its start a date can still be on: doors close late, and only the server knows when. */
export const AN_EVENING_MS = 6 * 3_600_000;

/** Whether a date is upcoming or on: its tickets are shown until it is over. */
export const isComing = ({ date }: Dated, now: Date): boolean =>
  now.getTime() < date.getTime() + AN_EVENING_MS;

/** Orders by date, the next one first. */
const soonest = (one: Dated, other: Dated): number => one.date.getTime() - other.date.getTime();

export const latest = (one: Dated, other: Dated): number => soonest(other, one);

/** Whether a ticket is of no more use: used, cancelled, replaced, or of a past date. A blocked one may be freed again. */
export const isSpent = (
  ticket: Pick<FreeTicket, 'date' | 'state' | 'cancelledAt' | 'replacedBy'>,
  now: Date,
): boolean =>
  !isComing(ticket, now) ||
  ticket.state.code === 'UTILISE' ||
  ticket.cancelledAt !== undefined ||
  ticket.replacedBy !== undefined;

/** Orders by use: tickets that admit somebody before blocked ones, the next date first. */
export const handiest = (one: Dated & Blockable, other: Dated & Blockable): number =>
  Number(one.blockedAt !== undefined) - Number(other.blockedAt !== undefined) || soonest(one, other);

interface Blockable {
  readonly blockedAt?: Date | undefined;
}
