import type { Kysely } from 'kysely';
import { eveningChanges, ticketChanges } from '#common/rules/announced-evening';
import { type Rule, drop, untilDate } from '../../platform/mail/mail-rule';
import type { Database } from '../../platform/database/schema';
import type { Letter, Sender } from '../../platform/mail/letter';
import type { StoredMail } from '../../platform/mail/mail-repository';
import { eveningBefore } from '../../platform/mail/announced-change';
import { readEvening } from '../../agenda/show/announced-evening-repository';
import { findUsers } from '../../people/user/user-repository';
import { findAdmitting } from './admitting-ticket-repository';
import { admits } from './free-ticket-code';
import { findFreeTicket, ofAnyone } from './free-ticket-repository';
import { freeTicketLetters, ticketEveningLetter } from './free-ticket-letters';

/** The date is to come: it leaves with what is true now, unless nothing of it is news any more. */
export const aboutTicket: Rule = async (occasion) => {
  const verdict = await untilDate(occasion);
  if ('dropped' in verdict) return verdict;
  const letter = await ticketLetterAnew(occasion.database, occasion.mail);
  if (letter === null) return drop('state-changed');
  return { ...verdict, ...(letter && { letter }) };
};

/** The ticket that it brings still admits somebody, and belongs to its reader. */
export const whileAdmitting: Rule = async (occasion) => {
  const { database, mail } = occasion;
  if (mail.free_ticket_uuid === null) return aboutTicket(occasion);
  const ticket = await findFreeTicket(database, ofAnyone(mail.free_ticket_uuid));
  const isTheirs = ticket !== undefined && admits(ticket) && ticket.owner_uuid === mail.user_uuid;
  return isTheirs ? aboutTicket(occasion) : drop('state-changed');
};

/** Its reader still has tickets of the evening. */
export const whileAnyAdmits: Rule = async (occasion) => {
  const { user_uuid: owner, date_uuid: date } = occasion.mail;
  if (owner === null || date === null) return aboutTicket(occasion);
  const tickets = await findAdmitting(occasion.database, owner, date);
  return tickets.length > 0 ? aboutTicket(occasion) : drop('state-changed');
};

/**
 * The letter of a waiting mail about free tickets, with the evening and the tickets as they are now; null if nothing of it
 * is news any more, undefined if it can only leave as it was written.
 */
async function ticketLetterAnew(
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
