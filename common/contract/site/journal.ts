import {
  type Infer,
  array,
  boolean,
  enums,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  string,
  type,
  union,
} from 'superstruct';
import { parseWireDate } from '../../base/paris-time';
import { describedFieldNames } from '../../nouns/described-nouns';
import { journalLocationNames } from '../../nouns/location';
import { pageQuery } from '../fields/list-query';
import { hasKnown, moment, text, tolerantList, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

/** What is administered: the nouns that the journal tells of. */
export const journalNouns = [
  'user',
  'roleDemand',
  'aboutText',
  'sponsor',
  'priceCategory',
  'show',
  'showDate',
  'interactiveImage',
  'agendaEvent',
  'settings',
  'header',
  'freeTicket',
  'freeTicketDemand',
  'device',
] as const;
export type JournalNoun = (typeof journalNouns)[number];

/** What is done to them. */
const journalActs = [
  'created',
  'changed',
  'removed',
  'blocked',
  'decided',
  'cancelled',
  'replaced',
  'disarmed',
  'voided',
] as const;
export type JournalAct = (typeof journalActs)[number];

/** The fields that it tells of, besides those of nouns with a description, and of locations. */
const otherFields = [
  'address',
  'bannerImage',
  'birthDate',
  'blockedAt',
  'bookings',
  'cancelledAt',
  'colour',
  'content',
  'dates',
  'description',
  'disabledUntil',
  'disarmedAt',
  'email',
  'event',
  'expiresAt',
  'facebook',
  'firstname',
  'habilitations',
  'image',
  'interactiveImages',
  'isActivated',
  'latecomersUntil',
  'link',
  'logo',
  'name',
  'outlines',
  'paymentLink',
  'paymentWords',
  'picture',
  'pieces',
  'prices',
  'rank',
  'reason',
  'replaced',
  'seats',
  'state',
  'temporary',
  'title',
  'type',
  'visible',
  'visibleFrom',
  'visibleUntil',
  'voidFrom',
  'zones',
] as const;
export type OtherField = (typeof otherFields)[number];

const journalFields = [...describedFieldNames, ...journalLocationNames, ...otherFields];
export type JournalField = (typeof journalFields)[number];

const plain = union([string(), number(), boolean()]);
const journalValue = union([plain, array(union([plain, record(string(), plain)]))]);
export type JournalValue = Infer<typeof journalValue>;

/**
 * A field that changed; moments are in the wire form. Of a list only the elements that differ are told. Neither `before`
 * nor `after`: a field whose values are not kept, as they are about a person.
 */
const journalChange = type({
  field: enums(journalFields),
  before: optional(journalValue),
  after: optional(journalValue),
});
export type JournalChange = Infer<typeof journalChange>;

/**
 * What somebody did to a thing. `name`: that of the thing at the time; `person`: whom it is about. People are absent
 * once their accounts are deleted.
 */
const journalEntry = type({
  uuid,
  at: moment,
  author: optional(personReference),
  noun: enums(journalNouns),
  act: enums(journalActs),
  name: optional(string()),
  person: optional(personReference),
  changes: tolerantList(journalChange, hasKnown('field', journalFields)),
});

const isNounKnown = hasKnown('noun', journalNouns);
const isActKnown = hasKnown('act', journalActs);

/** Entries, newest first. `next`: what `before` continues with; absent after the oldest entry. */
export const journalPage = type({
  entries: tolerantList(journalEntry, (entry) => isNounKnown(entry) && isActKnown(entry)),
  next: optional(uuid),
  /** Everybody who has an entry, by name. */
  authors: array(personReference),
});
export type JournalPage = Infer<typeof journalPage>;

const day = refine(
  pattern(string(), /^[12]\d{3}-\d\d-\d\d$/),
  'day',
  (typed) => parseWireDate(`${typed}T12:00:00+01:00`) !== undefined || 'jour attendu',
);

/**
 * GET /api/admin-journal; `words` are beginnings of words of names, values and people; `from` and `until` are days
 * in Paris, `2026-11-21`, both included.
 */
export const journalQuery = object({
  noun: optional(enums(journalNouns)),
  author: optional(uuid),
  from: optional(day),
  until: optional(day),
  words: optional(text(200)),
  before: optional(uuid),
  limit: pageQuery.limit,
});
export type JournalQuery = Infer<typeof journalQuery>;
