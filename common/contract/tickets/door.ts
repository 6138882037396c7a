import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct';
import { pricedCategory } from '../agenda/price-category';
import { pageQuery } from '../fields/list-query';
import { euros, moment, tolerantEnum, uuid, wholeNumber } from '../fields/primitives';
import { doorState } from './device';
import { paidMeansCodes } from './ticket-order';

const ticketKinds = ['free', 'booking', 'order'] as const;

/**
 * The claims in a ticket's QR, short so that the code stays coarse: ticket uuid, show date uuid, kind, number of
 * people, expiry in seconds since 1970. No name, no mail address.
 */
export const ticketClaims = object({
  t: uuid,
  d: uuid,
  k: enums(ticketKinds),
  n: max(min(integer(), 1), 10),
  x: integer(),
});
export type TicketClaims = Infer<typeof ticketClaims>;

/** A show date in the mirror of ticket staff. */
export const doorDateRow = type({
  uuid,
  showTitle: string(),
  showSlug: string(),
  locationName: string(),
  date: moment,
  doorsOpenAt: moment,
  doorsCloseAt: moment,
  maxPlaces: integer(),
  bookedPlaces: integer(),
  reEntry: boolean(),
  payAtDoor: boolean(),
  rehearsal: boolean(),
  freeParticipation: boolean(),
  /** What the counter sells, in the order of the categories, at today's prices in euros. */
  prices: array(type({ category: pricedCategory, price: number() })),
  /** From this moment on the seats of expected people who have not come are sold too. */
  latecomersUntil: optional(moment),
  /** Tickets of bookings that changed to another date: their codes of before still name this one. */
  movedAway: optional(array(type({ ticket: uuid, dateUuid: uuid }))),
});
export type DoorDateRow = Infer<typeof doorDateRow>;

/** PUT /api/door-dates/{uuid}: until when latecomers keep their seats; null: until the end. */
export const doorDateChange = object({ latecomersUntil: nullable(moment) });
export type DoorDateChange = Infer<typeof doorDateChange>;

/** The public key that verifies ticket signatures. */
export const doorKeyRow = type({ uuid, kid: string(), x: string(), y: string() });
export type DoorKeyRow = Infer<typeof doorKeyRow>;

/**
 * A ticket of a date: no mail address, no phone number. `request` is what its booker asks for. Amounts are euros: `amountDue` is 0 when nothing is owed,
 * `overpaid` what was paid beyond its price, as where two people took the money.
 */
export const doorTicketRow = type({
  uuid,
  dateUuid: uuid,
  // A ticket of an unknown kind still admits its people.
  kind: tolerantEnum(ticketKinds, 'booking'),
  name: string(),
  seats: integer(),
  categories: array(type({ name: string(), count: integer() })),
  request: optional(string()),
  generated: boolean(),
  amountDue: number(),
  overpaid: optional(number()),
  replacedBy: optional(uuid),
  cancelledAt: optional(moment),
  blockedAt: optional(moment),
});
export type DoorTicketRow = Infer<typeof doorTicketRow>;

export const scanKinds = ['entry', 'exit', 'undo'] as const;
export type ScanKind = (typeof scanKinds)[number];

export const scanStatuses = ['accepted', 'duplicate', 'refused'] as const;
export type ScanStatus = (typeof scanStatuses)[number];

export const verdictCodes = [
  'OK',
  'INCONNU',
  'ALTERE',
  'AMBIGU',
  'REMPLACE',
  'ANNULE',
  'BLOQUE',
  'AUTRE_SEANCE',
  'TROP_TOT',
  'TROP_TARD',
  'NON_GENERE',
  'A_ENCAISSER',
  'DEJA_ENTRE',
  'DOUBLE',
  'EN_TROP',
  'TECHNIQUE',
] as const;
export type VerdictCode = (typeof verdictCodes)[number];

/**
 * What is questionable about a scan: its phone was not armed (any more), another phone made it, the phone's clock was ahead,
 * or its author lost the role.
 */
export const scanMarks = [
  'device-unknown',
  'device-over',
  'other-device',
  'clock-ahead',
  'role-lost',
] as const;
export type ScanMark = (typeof scanMarks)[number];

/**
 * A scan in the mirror of the office's phones: appended, never changed, except `status`, which the server sets. A scan
 * of an unknown kind counts no people and is left out.
 */
export const doorScanRow = type({
  uuid,
  ticket: nullable(uuid),
  dateUuid: uuid,
  device: uuid,
  deviceName: string(),
  seq: integer(),
  at: moment,
  kind: enums(scanKinds),
  count: integer(),
  /** By which means money was taken with it, and how many euros, where the phone said. */
  means: optional(tolerantEnum(paidMeansCodes, 'CARTE')),
  amount: optional(number()),
  by: string(),
  status: tolerantEnum(scanStatuses, 'refused'),
  undoes: optional(uuid),
  supervisor: optional(boolean()),
  /** How many people the ticket admitted at most before it was scanned. */
  seats: optional(integer()),
  mark: optional(tolerantEnum(scanMarks, 'device-unknown')),
  /** Of an entry that counts: why it does not fit its ticket. */
  misfit: optional(tolerantEnum(verdictCodes, 'TECHNIQUE')),
});
export type DoorScanRow = Infer<typeof doorScanRow>;

/**
 * A scan to be sent. Either `ticket`, a uuid, or `code`, the text of a QR, is set. `at` is the time of the scan,
 * already corrected for the phone's clock offset. `undoes` names the scan that an undo takes back. `paid`: the money was
 * taken at the door, `amount` euros by `means`; where they are absent, what was due and cash. `count` people went in or
 * out, 1 when absent. `by` is not trusted: the server records the person who sends it, or who armed the phone.
 */
export const scanWrite = object({
  key: uuid,
  ticket: optional(uuid),
  code: optional(size(string(), 1, 2000)),
  dateUuid: uuid,
  device: uuid,
  seq: min(wholeNumber, 1),
  at: moment,
  kind: enums(scanKinds),
  count: optional(max(min(integer(), 1), 10)),
  undoes: optional(uuid),
  paid: optional(boolean()),
  means: optional(enums(paidMeansCodes)),
  amount: optional(euros),
  by: optional(uuid),
});
export type ScanWrite = Infer<typeof scanWrite>;

/**
 * POST /api/scans: up to 500 at once, each a `ScanWrite`. They are checked one by one, so that an invalid scan is
 * refused alone and the others are accepted.
 */
export const scansRequest = object({ scans: size(array(type({ key: uuid })), 1, 500) });

/** One result per scan, in order. A key that is sent again is accepted again and stays one row. */
export const scanResult = type({
  key: uuid,
  // A phone must not resend a scan for ever because of an unknown status: as refused, a person looks at it.
  status: tolerantEnum(scanStatuses, 'refused'),
  verdict: tolerantEnum(verdictCodes, 'TECHNIQUE'),
  ticket: optional(uuid),
  message: optional(string()),
});
export type ScanResult = Infer<typeof scanResult>;
export const scansAnswer = type({ results: array(scanResult), door: optional(doorState) });
export type ScansAnswer = Infer<typeof scansAnswer>;

/** GET /api/scans */
export const scanQuery = object({ ...pageQuery, date: optional(uuid), device: optional(uuid) });
