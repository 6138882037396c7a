import { type Infer, array, enums, integer, object, optional, size, string, type } from 'superstruct';
import { demandState, demandStateCode } from '../fields/demand-states';
import { flag, listFromText, pageQuery } from '../fields/list-query';
import { moment, slug, text, uuid, words } from '../fields/primitives';
import { personName, personReference } from '../people/user';

/** The maximum number of seats in one demand, and in all of a member's waiting demands for one date. */
export const MAX_DEMANDED_SEATS = 10;

const linkedShow = type({ slug, title: string() });

/**
 * A demand for free tickets of a date, one per name. The tickets will belong to `owner`; `askedBy` is set if the office
 * made the demand. A decision is recorded with an author, a date and, if refused, a reason.
 */
export const freeTicketDemand = type({
  uuid,
  linkedShow,
  dateUuid: uuid,
  date: moment,
  owner: personReference,
  names: array(string()),
  note: optional(string()),
  state: demandState,
  createdAt: moment,
  askedBy: optional(personReference),
  decidedAt: optional(moment),
  decidedBy: optional(personReference),
  reason: optional(string()),
});
export type FreeTicketDemand = Infer<typeof freeTicketDemand>;

/**
 * POST: a client that creates offline brings its own version 7 `uuid`. `owner` defaults to the caller; only the office
 * may name another member. `names` has one name per seat. `linkedShow` and `date` are as the client had read them.
 */
export const freeTicketDemandWrite = object({
  uuid: optional(uuid),
  dateUuid: uuid,
  linkedShow: optional(type({ slug, title: text(200) })),
  date: optional(moment),
  owner: optional(type({ uuid })),
  names: size(array(personName), 1, MAX_DEMANDED_SEATS),
  note: optional(words(500)),
});
export type FreeTicketDemandWrite = Infer<typeof freeTicketDemandWrite>;

/** PUT: state ACCEPTEE, or REFUSEE and a reason. */
export const freeTicketDemandDecision = object({
  state: object({ code: enums(['ACCEPTEE', 'REFUSEE']) }),
  reason: optional(words(500)),
});
export type FreeTicketDemandDecision = Infer<typeof freeTicketDemandDecision>;

export const freeTicketDemandOrders = ['creation-asc', 'creation-desc', 'decision-desc'] as const;
export type FreeTicketDemandOrder = (typeof freeTicketDemandOrders)[number];

/** GET /api/free-ticket-demands, oldest first; `show` is a slug, `state`: in any of these, `owned`: only one's own. */
export const freeTicketDemandQuery = object({
  ...pageQuery,
  show: optional(slug),
  date: optional(uuid),
  state: optional(listFromText(array(demandStateCode))),
  owned: optional(flag),
  orderBy: optional(enums(freeTicketDemandOrders)),
});
export type FreeTicketDemandQuery = Infer<typeof freeTicketDemandQuery>;

/** GET /api/free-ticket-members: members with names that begin with these words. */
export const freeTicketMemberQuery = object({ name: optional(text(200)) });

/** A date for staff who give free tickets of it. Counts are seats; only valid tickets count. */
export const freeTicketDate = type({
  uuid,
  show: type({ slug, title: string() }),
  date: moment,
  maxPlaces: integer(),
  left: integer(),
  /** Of waiting demands. */
  asked: integer(),
  toGenerate: integer(),
  generated: integer(),
  used: integer(),
});
export type FreeTicketDate = Infer<typeof freeTicketDate>;
