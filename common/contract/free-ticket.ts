import { type Infer, object, optional, string, type } from 'superstruct';
import { flag, pageQuery } from './list-query';
import { line, moment, slug, text, uuid } from './primitives';
import { codeOf } from './reference-lists';
import { personReference } from './user';

const linkedShow = type({ slug, title: string() });

/** A free ticket; without `owner` once that person's account is gone. `replacedBy`, `cancelledAt` and `blockedAt` are facts beside its state. */
export const freeTicket = type({
  uuid,
  name: string(),
  linkedShow,
  dateUuid: uuid,
  date: moment,
  owner: optional(personReference),
  state: type({ code: codeOf('free-ticket-states'), name: string() }),
  generatedAt: optional(moment),
  usedAt: optional(moment),
  replacedBy: optional(uuid),
  cancelledAt: optional(moment),
  blockedAt: optional(moment),
  version: string(),
});
export type FreeTicket = Infer<typeof freeTicket>;

/** PUT body: the ticket with state code GENERE generates it. Other fields may be sent back as read; `name` may change. */
export const freeTicketWrite = object({
  uuid: optional(uuid),
  name: optional(line(200)),
  state: object({ code: codeOf('free-ticket-states'), name: optional(string()) }),
  linkedShow: optional(linkedShow),
  dateUuid: optional(uuid),
  date: optional(moment),
  owner: optional(personReference),
  generatedAt: optional(moment),
  usedAt: optional(moment),
  replacedBy: optional(uuid),
  cancelledAt: optional(moment),
  blockedAt: optional(moment),
  version: optional(string()),
});
export type FreeTicketWrite = Infer<typeof freeTicketWrite>;

/** GET /api/free-tickets; `show` is a slug, `owned` limits to one's own. */
export const freeTicketQuery = object({
  ...pageQuery,
  name: optional(text(200)),
  show: optional(slug),
  state: optional(codeOf('free-ticket-states')),
  owned: optional(flag),
});

export const importedFreeTicket = object({
  uuid,
  name: line(200),
  linkedShow,
  dateUuid: uuid,
  owner: personReference,
  state: object({ code: codeOf('free-ticket-states'), name: optional(string()) }),
  generatedAt: optional(moment),
  usedAt: optional(moment),
});
