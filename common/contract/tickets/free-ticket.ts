import { type Infer, boolean, enums, object, optional, string, type, unknown } from 'superstruct';
import { location } from '../agenda/location';
import { flag, pageQuery } from '../fields/list-query';
import { line, moment, slug, text, uuid } from '../fields/primitives';
import { codeOf, tolerantCode } from '../content/reference-lists';
import { personReference } from '../people/user';

const linkedShow = type({ slug, title: string() });

/**
 * A free ticket; `owner` is absent once that account is deleted. `replacedBy`, `cancelledAt` and `blockedAt` are
 * independent of its state.
 */
export const freeTicket = type({
  uuid,
  name: string(),
  linkedShow,
  dateUuid: uuid,
  date: moment,
  owner: optional(personReference),
  state: type({ code: tolerantCode('free-ticket-states', 'GENERE'), name: string() }),
  generatedAt: optional(moment),
  usedAt: optional(moment),
  replacedBy: optional(uuid),
  cancelledAt: optional(moment),
  blockedAt: optional(moment),
  version: string(),
});
export type FreeTicket = Infer<typeof freeTicket>;

/**
 * A free ticket on its owner's own devices, where it opens without a network: with its place (absent in rows of an older
 * build), and the text of its QR once it is generated and as long as it admits somebody.
 */
export const myTicket = type({
  ...freeTicket.schema,
  location: optional(location),
  code: optional(string()),
});
export type MyTicket = Infer<typeof myTicket>;

/** The maximum length of the name on a ticket, in characters. */
export const LONGEST_TICKET_NAME = 200;

/** PUT body: state code GENERE generates the ticket. Other fields may be sent back as read; `name` may change. */
export const freeTicketWrite = object({
  uuid: optional(uuid),
  name: optional(line(LONGEST_TICKET_NAME)),
  state: object({ code: codeOf('free-ticket-states'), name: optional(text(100)) }),
  linkedShow: optional(unknown()),
  dateUuid: optional(uuid),
  date: optional(moment),
  owner: optional(unknown()),
  generatedAt: optional(moment),
  usedAt: optional(moment),
  replacedBy: optional(uuid),
  cancelledAt: optional(moment),
  blockedAt: optional(moment),
  version: optional(text(100)),
});
export type FreeTicketWrite = Infer<typeof freeTicketWrite>;

/**
 * POST /api/office-free-tickets/{uuid}/replacement: a new ticket that replaces a lost one. `uuid` is the new one's, so
 * that a form sent twice replaces once; `name` may change.
 */
export const freeTicketReplacement = object({
  uuid: optional(uuid),
  name: optional(line(LONGEST_TICKET_NAME)),
});
export type FreeTicketReplacement = Infer<typeof freeTicketReplacement>;

/** PUT /api/office-free-tickets/{uuid}/blocked */
export const freeTicketBlocking = object({ blocked: boolean() });

/** Filters on facts beside a ticket's state: it admits people, is blocked, or was cancelled or replaced. */
export const freeTicketFacts = ['valid', 'blocked', 'gone'] as const;

/** GET /api/free-tickets; `show` is a slug, `owned`: only one's own. */
export const freeTicketQuery = object({
  ...pageQuery,
  name: optional(text(200)),
  show: optional(slug),
  date: optional(uuid),
  state: optional(codeOf('free-ticket-states')),
  fact: optional(enums(freeTicketFacts)),
  owned: optional(flag),
});
