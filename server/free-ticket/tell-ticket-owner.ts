import type { WriteTransaction } from '../database/transaction';
import type { Person } from '../http/handler';
import { queueMail } from '../mail/mail-repository';
import { findUsers } from '../user/user-repository';
import { freeTicketLetters } from './free-ticket-letters';
import type { WholeFreeTicket } from './free-ticket-repository';

/**
 * Queues a letter to a ticket's owner about an action of the office; none if the owner acted, or has no account any
 * more.
 */
export async function tellTicketOwner(
  transaction: WriteTransaction,
  clerk: Person,
  ticket: WholeFreeTicket,
  letter: keyof typeof freeTicketLetters,
  reason: string | null = null,
): Promise<void> {
  if (ticket.owner_uuid === null || ticket.owner_uuid === clerk.uuid) return;
  const people = await findUsers(transaction.database, [ticket.owner_uuid, clerk.uuid]);
  const owner = people.find(({ uuid }) => uuid === ticket.owner_uuid);
  const by = people.find(({ uuid }) => uuid === clerk.uuid);
  if (owner === undefined || by === undefined) return;
  const write = freeTicketLetters[letter]({ ...ticket, owner_firstname: owner.firstname }, reason, by.email);
  await queueMail(transaction, `free-ticket-${letter}`, owner, write);
}
