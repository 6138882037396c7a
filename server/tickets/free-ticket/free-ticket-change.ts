import type { FreeTicketWrite } from '#common/contract/tickets/free-ticket';
import { fold } from '#common/base/fold';
import { changedFreeTicket } from '#common/rules/saves/free-ticket-save';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import type { Person } from '../../platform/http/handler';
import { readSeatsLeft } from '../../agenda/show/seats-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { takeTicketNumbers } from '../../agenda/show/ticket-number-repository';
import {
  type SoughtTicket,
  type WholeFreeTicket,
  freeTicketOf,
  lockFreeTicket,
  updateFreeTicket,
} from './free-ticket-repository';
import { tellTicketOwner } from './tell-ticket-owner';

/**
 * Generates a ticket (A_GENERER to GENERE), which takes a seat and a number and is mailed to its owner, or changes the
 * name on it. Does nothing if the ticket is already so. Throws 'not-found', 'wrong-state' for any other change and for a full date,
 * 'stale-version'.
 */
export async function changeFreeTicket(
  transaction: WriteTransaction,
  by: Pick<Person, 'uuid'>,
  sought: SoughtTicket,
  wanted: Pick<FreeTicketWrite, 'name' | 'state'>,
  base: string | null,
): Promise<WholeFreeTicket> {
  const { ticket, date } = await lockTicket(transaction, sought);
  const before = freeTicketOf(ticket);
  const generates = wanted.state.code !== ticket.state;
  const changed = rowOrThrow(
    changedFreeTicket(before, wanted, {
      at: transaction.now,
      base,
      version: randomVersion(),
      isOver: isOver(transaction, date),
      seatsLeft: generates ? await readSeatsLeft(transaction, date) : 0,
    }),
  );
  if (changed === before) return ticket;
  const after = await updateFreeTicket(transaction, ticket, {
    name: changed.name,
    name_folded: fold(changed.name),
    version: changed.version,
    ...(generates && {
      state: changed.state.code,
      generated_at: changed.generatedAt ?? null,
      ticket_number: (await takeTicketNumbers(transaction, date.uuid, 1)).first,
    }),
  });
  if (generates) await tellTicketOwner(transaction, by, after, 'generated');
  return after;
}

/** The ticket, read after locking its date, and that date. Throws `not-found`. */
export async function lockTicket(transaction: WriteTransaction, sought: SoughtTicket) {
  const locked = await lockFreeTicket(transaction, sought);
  if (locked === undefined) throw new CallError('not-found');
  return locked;
}

/** Whether the doors of a date have closed. */
export const isOver = (
  { now }: WriteTransaction,
  { doors_close_at }: Pick<StoredShowDate, 'doors_close_at'>,
): boolean => now > doors_close_at;
