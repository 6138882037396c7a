import type { Kysely } from 'kysely';
import { type ToldEvening, eveningChanges, ticketChanges } from '#common/rules/told-evening';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { queueMail } from '../mail/mail-repository';
import { findDueHolders, readEvening, takeTold } from '../show/told-evening-repository';
import { findUsers } from '../user/user-repository';
import { ticketEveningLetter } from './free-ticket-letters';
import { selectFreeTickets } from './free-ticket-repository';

/**
 * Tells the owners of generated free tickets what changed of their evening: one letter for all their tickets of a date,
 * whose papers name the evening as it was. Returns how many letters were written.
 */
export async function tellTicketOwners(database: Kysely<Database>): Promise<number> {
  let told = 0;
  for (const uuid of await findDueHolders(database, 'free_ticket_uuid'))
    if (await write(database, (transaction) => tell(transaction, uuid))) told += 1;
  return told;
}

async function tell(transaction: WriteTransaction, uuid: string): Promise<boolean> {
  const { database } = transaction;
  const before = await takeTold(transaction, 'free_ticket_uuid', uuid);
  const tickets = await findWithSameOwner(transaction, uuid);
  const [first] = tickets;
  if (before === undefined || first === undefined || first.owner_uuid === null) return false;
  const after = await readEvening(database, first.date_uuid);
  const isNews = (told: ToldEvening) => ticketChanges(eveningChanges(told, after)).length > 0;
  const names: string[] = [];
  for (const { uuid: own, name } of tickets) {
    const told = own === uuid ? before : await takeTold(transaction, 'free_ticket_uuid', own);
    if (told !== undefined && isNews(told)) names.push(name);
  }
  const [owner] = await findUsers(database, [first.owner_uuid]);
  if (owner === undefined || names.length === 0) return false;
  const news = { before, after, changes: ticketChanges(eveningChanges(before, after)) };
  await queueMail(
    transaction,
    'free-ticket-evening',
    owner,
    ticketEveningLetter(owner.firstname, names, news),
    { dateUuid: first.date_uuid },
  );
  return true;
}

/** The tickets of the same owner and date that still admit somebody, this one among them if it does. */
async function findWithSameOwner({ database }: WriteTransaction, uuid: string) {
  return selectFreeTickets(database)
    .innerJoin('free_tickets as due', (join) =>
      join
        .onRef('due.owner_uuid', '=', 'ticket.owner_uuid')
        .onRef('due.date_uuid', '=', 'ticket.date_uuid')
        .on('due.uuid', '=', uuid),
    )
    .where('ticket.generated_at', 'is not', null)
    .where('ticket.replaced_by', 'is', null)
    .where('ticket.cancelled_at', 'is', null)
    .where('ticket.blocked_at', 'is', null)
    .orderBy('ticket.uuid')
    .execute();
}
