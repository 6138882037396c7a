import type { Kysely } from 'kysely';
import { eveningChanges, ticketChanges } from '#common/rules/announced-evening';
import { oneByOne } from '../../platform/database/one-by-one';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import type { EveningNews } from '../../platform/mail/evening-words';
import { queueMail } from '../../platform/mail/mail-repository';
import { changeFrom, takeUnreadChange } from '../../platform/mail/announced-change';
import { findDueTickets, readEvening, takeAnnounced } from '../../agenda/show/announced-evening-repository';
import { findUsers } from '../../people/user/user-repository';
import { findAdmitting } from './admitting-ticket-repository';
import { admits } from './free-ticket-code';
import { ticketEveningLetter } from './free-ticket-letters';
import { type WholeFreeTicket, findFreeTicket, ofAnyone } from './free-ticket-repository';

/**
 * Tells the owners of generated free tickets what changed of their evening: one letter for all their tickets of a date,
 * whose papers name the evening as it was. Returns how many letters were written.
 */
export async function tellTicketOwners(database: Kysely<Database>): Promise<number> {
  const due = await findDueTickets(database);
  return oneByOne(due, (uuid) => write(database, (transaction) => tell(transaction, uuid)));
}

async function tell(transaction: WriteTransaction, uuid: string): Promise<boolean> {
  const { database, now } = transaction;
  const due = await findFreeTicket(database, ofAnyone(uuid));
  // A blocked ticket is told of once it is free again: its owner has the paper of before.
  if (due === undefined || (due.blocked_at !== null && due.date > now)) return false;
  const news: (EveningNews & { readonly name: string })[] = [];
  for (const ticket of await withSameOwner(database, due)) {
    const before = await takeAnnounced(transaction, { freeTicketUuid: ticket.uuid });
    if (before === undefined || !admits(ticket)) continue;
    const after = await readEvening(database, ticket.date_uuid);
    const changes = ticketChanges(eveningChanges(before, after));
    if (changes.length > 0) news.push({ before, after, changes, name: ticket.name });
  }
  const [first] = news;
  const [owner] = due.owner_uuid === null ? [] : await findUsers(database, [due.owner_uuid]);
  if (owner === undefined || first === undefined) return false;
  const names = news.map(({ name }) => name);
  // Whoever did not read of a change before is told of both as one.
  const unread = { user_uuid: owner.uuid, date_uuid: due.date_uuid };
  const before = (await takeUnreadChange(transaction, unread)) ?? first.before;
  const changes = ticketChanges(eveningChanges(before, first.after));
  if (changes.length === 0) return true;
  const letter = ticketEveningLetter(owner.firstname, names, { ...first, before, changes });
  const about = { dateUuid: due.date_uuid, occasion: changeFrom(before) };
  await queueMail(transaction, 'free-ticket-evening', owner, letter, about);
  return true;
}

/** This ticket, and those of the same owner and date that admit somebody. */
async function withSameOwner(
  database: Kysely<Database>,
  due: WholeFreeTicket,
): Promise<readonly WholeFreeTicket[]> {
  if (due.owner_uuid === null) return [due];
  const admitting = await findAdmitting(database, due.owner_uuid, due.date_uuid);
  return admits(due) ? admitting : [due, ...admitting];
}
