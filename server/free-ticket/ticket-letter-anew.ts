import type { Kysely } from 'kysely';
import { eveningChanges, ticketChanges } from '#common/rules/told-evening';
import type { Database } from '../database/schema';
import type { Letter, Sender } from '../mail/letter';
import type { StoredMail } from '../mail/mail-repository';
import { eveningBefore } from '../mail/told-change';
import { readEvening } from '../show/told-evening-repository';
import { findUsers } from '../user/user-repository';
import { findAdmitting } from './admitting-ticket-repository';
import { freeTicketLetters, ticketEveningLetter } from './free-ticket-letters';
import { findFreeTicket, ofAnyone } from './free-ticket-repository';

/**
 * The letter of a waiting mail about free tickets, with the evening and the tickets as they are now; null if nothing of it
 * is news any more, undefined if it can only leave as it was written.
 */
export async function ticketLetterAnew(
  database: Kysely<Database>,
  { kind, occasion, user_uuid: uuid, free_ticket_uuid: opened, date_uuid: date }: StoredMail,
): Promise<((sender: Sender) => Letter) | null | undefined> {
  const [owner] = occasion === null || uuid === null ? [] : await findUsers(database, [uuid]);
  if (occasion === null || owner === undefined) return undefined;
  if (occasion.of === 'evening' && date !== null) {
    const before = eveningBefore(occasion);
    const after = await readEvening(database, date);
    const changes = ticketChanges(eveningChanges(before, after));
    if (changes.length === 0) return null;
    const names = (await findAdmitting(database, owner.uuid, date)).map(({ name }) => name);
    return ticketEveningLetter(owner.firstname, names, { before, after, changes });
  }
  const ticket = opened === null ? undefined : await findFreeTicket(database, ofAnyone(opened));
  const letter = kind.slice('free-ticket-'.length);
  return ticket !== undefined && occasion.of === 'free-ticket' && isLetter(letter)
    ? freeTicketLetters[letter](ticket, owner, { ...occasion, opened: ticket.uuid })
    : undefined;
}

const isLetter = (name: string): name is keyof typeof freeTicketLetters =>
  Object.hasOwn(freeTicketLetters, name);
