import type { FreeTicketWrite } from '#common/contract/tickets/free-ticket';
import { fold } from '#common/base/fold';
import { ticketChange } from '#common/rules/free-ticket';
import { CallError } from '../http/call-error';
import type { WriteTransaction } from '../database/transaction';
import { readSeatsLeft } from '../show/seats-repository';
import type { StoredShowDate } from '../show/show-repository';
import { takeTicketNumbers } from '../show/ticket-number-repository';
import {
  type SoughtTicket,
  type WholeFreeTicket,
  lockFreeTicket,
  updateFreeTicket,
} from './free-ticket-repository';

/**
 * Generates a ticket (A_GENERER to GENERE), which takes a seat and a number, or changes the name on it. Does nothing if
 * the ticket is already so. Throws 'not-found', 'wrong-state' for any other change and for a full date,
 * 'stale-version'.
 */
export async function changeFreeTicket(
  transaction: WriteTransaction,
  sought: SoughtTicket,
  wanted: Pick<FreeTicketWrite, 'name' | 'state'>,
  baseVersion: string | null,
): Promise<WholeFreeTicket> {
  const { ticket, date } = await lockTicket(transaction, sought);
  const change = ticketChange(ticket, wanted);
  if (change?.generates === false && change.name === ticket.name) return ticket;
  if (baseVersion !== null && baseVersion !== ticket.version) throw new CallError('stale-version');

  refuseDeadTicket(ticket);
  if (ticket.state === 'UTILISE') throw wrongState('Ce billet a déjà servi.');
  if (change === null) throw new CallError('wrong-state');
  return updateFreeTicket(transaction, ticket, {
    name: change.name,
    name_folded: fold(change.name),
    ...(change.generates && (await generation(transaction, date))),
  });
}

/** The ticket, read after locking its date, and that date. Throws `not-found`. */
export async function lockTicket(transaction: WriteTransaction, sought: SoughtTicket) {
  const locked = await lockFreeTicket(transaction, sought);
  if (locked === undefined) throw new CallError('not-found');
  return locked;
}

/** Throws `wrong-state` for a ticket that was replaced, cancelled or blocked. */
export function refuseDeadTicket(
  ticket: Pick<WholeFreeTicket, 'replaced_by' | 'cancelled_at' | 'blocked_at'>,
): void {
  if (ticket.replaced_by !== null) throw wrongState('Ce billet a été remplacé par un autre.');
  if (ticket.cancelled_at !== null) throw wrongState('Ce billet a été annulé.');
  if (ticket.blocked_at !== null) throw wrongState('Ce billet est bloqué.');
}

async function generation(transaction: WriteTransaction, date: StoredShowDate) {
  refuseOver(transaction, date);
  if ((await readSeatsLeft(transaction.database, date)) < 1) throw wrongState('Cette séance est complète.');
  return {
    state: 'GENERE',
    generated_at: transaction.now,
    ticket_number: (await takeTicketNumbers(transaction, date.uuid, 1)).first,
  } as const;
}

/** Throws `wrong-state` when the doors of an evening have closed. */
export function refuseOver({ now }: WriteTransaction, date: Pick<StoredShowDate, 'doors_close_at'>): void {
  if (now > date.doors_close_at) throw wrongState('Cette séance est passée.');
}

/** The error for a ticket whose state does not allow the action; message in French. */
export const wrongState = (message: string) => new CallError('wrong-state', { message });
