import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import { uuidV7 } from '#common/base/uuid';
import type { FreeTicketReplacement } from '#common/contract/tickets/free-ticket';
import {
  blockedFreeTicket,
  cancelledFreeTicket,
  replaceableFreeTicket,
} from '#common/rules/saves/free-ticket-save';
import { offerFreedSeats } from '../booking/waiting-list-repository';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import type { Person } from '../../platform/http/handler';
import { isOver, lockTicket } from './free-ticket-change';
import {
  type SoughtTicket,
  type WholeFreeTicket,
  addFreeTickets,
  findFreeTicket,
  freeTicketOf,
  ofAnyone,
  updateFreeTicket,
} from './free-ticket-repository';
import { tellTicketOwner } from './tell-ticket-owner';

/**
 * Cancels an unused ticket and offers its seat to the waiting list; does nothing if it is cancelled. The owner is
 * notified by mail, with the reason, if someone else did it.
 * Throws `not-found`, `wrong-state` for a ticket that was used or replaced, or whose date is over.
 */
export async function cancelFreeTicket(
  transaction: WriteTransaction,
  by: Person,
  sought: SoughtTicket,
  reason: string | null = null,
): Promise<WholeFreeTicket> {
  const { ticket, date } = await lockTicket(transaction, sought);
  const before = freeTicketOf(ticket);
  const facts = { at: transaction.now, isOver: isOver(transaction, date) };
  if (rowOrThrow(cancelledFreeTicket(before, facts)) === before) return ticket;
  const cancelled = await updateFreeTicket(transaction, ticket, { cancelled_at: transaction.now });
  await tellTicketOwner(transaction, by, ticket, 'cancelled', { reason });
  await offerFreedSeats(transaction, date);
  return cancelled;
}

/**
 * Replaces a lost ticket by a new one: same seat, next number, new code; the old one admits nobody any more. A repeated
 * request is answered the same way. Throws `not-found`, `already-exists` for a taken uuid, `wrong-state` for a ticket
 * that was never generated, was used, is cancelled or replaced, or whose date is over.
 */
export async function replaceFreeTicket(
  transaction: WriteTransaction,
  by: Person,
  lostUuid: string,
  wanted: FreeTicketReplacement,
): Promise<WholeFreeTicket> {
  const { ticket: lost, date } = await lockTicket(transaction, ofAnyone(lostUuid));
  const uuid = wanted.uuid ?? uuidV7(transaction.now.getTime(), randomBytes(10));
  const taken = await findFreeTicket(transaction.database, ofAnyone(uuid));
  if (taken !== undefined && lost.replaced_by === uuid) return taken;
  if (taken !== undefined || (await isOtherTicket(transaction, uuid))) throw new CallError('already-exists');
  rowOrThrow(replaceableFreeTicket(freeTicketOf(lost), { isOver: isOver(transaction, date) }));
  const name = wanted.name?.trim() ?? lost.name;
  // The old one is released first, so that the two never take two seats.
  await updateFreeTicket(transaction, lost, { replaced_by: uuid });
  await addFreeTickets(transaction, [
    {
      uuid,
      date_uuid: lost.date_uuid,
      owner_uuid: lost.owner_uuid,
      name,
      name_folded: fold(name),
      state: 'GENERE',
      generated_at: transaction.now,
      used_at: null,
      replaced_by: null,
      cancelled_at: null,
      blocked_at: null,
      version: randomVersion(),
    },
  ]);
  const added = must(await findFreeTicket(transaction.database, ofAnyone(uuid)), 'the ticket that was added');
  if (lost.owner_uuid === by.uuid) await tellTicketOwner(transaction, by, added, 'generated');
  else await tellTicketOwner(transaction, by, lost, 'replaced', { successor: uuid });
  return added;
}

/** Whether the door knows a booking or a sale by this uuid: it would take the one for the other. */
async function isOtherTicket({ database }: WriteTransaction, uuid: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from bookings where uuid = ${uuid} or ticket_uuid = ${uuid})
      or exists (select from ticket_orders where uuid = ${uuid}) as "isThere"`.execute(database);
  return rows[0]?.isThere === true;
}

/**
 * Blocks a ticket, which keeps its seat but admits nobody, or unblocks it. Does nothing if it is already so. Throws
 * `not-found`, `wrong-state` for a ticket that was used, is cancelled or replaced.
 */
export async function blockFreeTicket(
  transaction: WriteTransaction,
  uuid: string,
  blocked: boolean,
): Promise<WholeFreeTicket> {
  const { ticket } = await lockTicket(transaction, ofAnyone(uuid));
  const before = freeTicketOf(ticket);
  if (rowOrThrow(blockedFreeTicket(before, blocked, transaction.now)) === before) return ticket;
  return updateFreeTicket(transaction, ticket, { blocked_at: blocked ? transaction.now : null });
}
