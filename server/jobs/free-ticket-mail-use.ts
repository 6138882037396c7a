import { findAdmitting } from '../free-ticket/admitting-ticket-repository';
import { admits } from '../free-ticket/free-ticket-code';
import { findFreeTicket, ofAnyone } from '../free-ticket/free-ticket-repository';
import { ticketLetterAnew } from '../free-ticket/ticket-letter-anew';
import { type Rule, drop, untilDate } from './mail-rule';

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
