import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  literal,
  number,
  object,
  optional,
  refine,
  size,
  string,
  tuple,
  type,
} from 'superstruct';
import { pricedCategory } from '../agenda/price-category';
import { bookerRequest, bookingStateCodes, phone, seatsWrite } from './booking';
import { pageQuery } from '../fields/list-query';
import {
  isOneOf,
  tolerantList,
  line,
  moment,
  slug,
  text,
  totalEuros,
  uuid,
  words,
} from '../fields/primitives';
import { knownEmail, personName, personReference } from '../people/user';

/**
 * GET /api/bookings: those of one date sorted by name, otherwise newest first. `name` holds beginnings of words, a
 * part of a telephone number, the short code on the ticket, or the address of the booking's page.
 */
export const bookingQuery = object({
  ...pageQuery,
  show: optional(slug),
  date: optional(uuid),
  name: optional(text(200)),
  state: optional(enums(bookingStateCodes)),
});
export type BookingQuery = Infer<typeof bookingQuery>;

/**
 * The person who booked. A caller on the phone may have no mail address, and then receives no mail; a new address must be
 * well-formed.
 */
const holder = {
  name: personName,
  firstname: personName,
  email: optional(knownEmail),
  phone: optional(phone),
  /** If omitted, unchanged; empty: none. */
  request: optional(bookerRequest),
};

/** The office's reason, quoted in the mail. */
const reason = optional(words(500));

/**
 * POST /api/office-bookings: a booking by phone. `uuid` is the client's, so that a form sent twice books once; `total`
 * is the amount that the form showed, in euros.
 */
export const deskBookingWrite = object({
  uuid: optional(uuid),
  dateUuid: uuid,
  ...holder,
  seats: seatsWrite,
  total: optional(totalEuros),
  waitingList: optional(literal(true)),
});
export type DeskBookingWrite = Infer<typeof deskBookingWrite>;

/**
 * PUT /api/office-bookings/{uuid}: all fields, except that `seats` is given only if they change. `state` CONFIRMEE
 * gives seats to a booking on the waiting list; `paid`: the office was paid. `version` is the one that was read.
 */
export const deskBookingChange = object({
  ...holder,
  seats: optional(seatsWrite),
  total: optional(totalEuros),
  state: optional(object({ code: literal('CONFIRMEE') })),
  paid: boolean(),
  reason,
  version: size(string(), 1, 100),
});
export type DeskBookingChange = Infer<typeof deskBookingChange>;

/** POST /api/office-bookings/{uuid}/cancellation, /api/office-free-tickets/{uuid}/cancellation */
export const deskCancellation = object({ reason });

/**
 * The kinds of change to a booking; `booked` is its creation, `unreached` an offer taken back since no letter could tell
 * it, `other-date` that its booker chose another date of the show, `called` that its booker was told by telephone what no
 * letter could tell, `paid-again` money for what was paid before.
 */
export const bookingActKinds = [
  'booked',
  'seats',
  'holder',
  'moved',
  'other-date',
  'place',
  'title',
  'payment',
  'offered',
  'unreached',
  'confirmed',
  'paid',
  'paid-again',
  'unpaid',
  'offer-over',
  'cancelled',
  'left-list',
  'called',
] as const;
export type BookingActKind = (typeof bookingActKinds)[number];

/** An entry of a booking's history. `office`: done by staff; `by` names them as long as their account exists. */
export const bookingAct = type({
  kind: enums(bookingActKinds),
  at: moment,
  office: boolean(),
  by: optional(personReference),
  /** The number of seats before and after. */
  places: optional(tuple([integer(), integer()])),
  /** The date before and after it moved. */
  dates: optional(array(moment)),
  /** The place, the title or the way of paying before and after it changed. */
  words: optional(tuple([string(), string()])),
  reason: optional(string()),
});
export type BookingAct = Infer<typeof bookingAct>;

/** A show date as the office sees it; counts are seats unless stated otherwise, amounts are euros. */
export const bookingDate = type({
  uuid,
  show: type({ slug, title: string() }),
  date: moment,
  closingDate: moment,
  maxPlaces: integer(),
  freeParticipation: boolean(),
  prices: array(type({ category: pricedCategory, price: number() })),
  /** Of confirmed bookings. */
  booked: integer(),
  /** Of free tickets that were generated and are still valid. */
  invited: integer(),
  /** Sold at the counter. */
  sold: integer(),
  offered: integer(),
  held: integer(),
  left: integer(),
  /** Seats requested on the waiting list. */
  waiting: integer(),
  /** The number of bookings in each state. */
  bookings: type({
    CONFIRMEE: integer(),
    EN_ATTENTE: integer(),
    PROPOSEE: integer(),
    ANNULEE: integer(),
  }),
  paid: number(),
  owed: number(),
  /** Seats of confirmed bookings by the day of booking in Paris (`2026-11-21`); days without any are left out. */
  sales: array(type({ day: string(), places: integer() })),
});
export type BookingDate = Infer<typeof bookingDate>;

/**
 * GET /api/booking-dates: without `show`, future dates and those of the day before. GET /api/free-ticket-dates: future
 * dates with demands.
 */
export const bookingDateQuery = object({ show: optional(slug) });

const messageStates = ['CONFIRMEE', 'PROPOSEE', 'EN_ATTENTE'] as const;

const states = size(array(enums(messageStates)), 1, messageStates.length);

const message = {
  subject: line(150),
  text: refine(words(5_000), 'not-blank', (value) => value.trim() !== '' || 'ne peut pas être vide'),
  /** The recipients: bookings in these states. */
  states,
};

/** POST /api/booking-dates/{uuid}/message-preview */
export const dateMessage = object(message);
export type DateMessage = Infer<typeof dateMessage>;

/** POST /api/booking-dates/{uuid}/messages: one mail per booking. The same uuid sent again sends no further mail. */
export const dateMessageWrite = object({ uuid, ...message });
export type DateMessageWrite = Infer<typeof dateMessageWrite>;

/** A preview of a message: the mail to its first recipient, the number of mails, and the people without an address. */
export const dateMessagePreview = type({
  recipient: optional(string()),
  replyTo: string(),
  subject: string(),
  text: string(),
  letters: integer(),
  without: array(type({ name: string(), firstname: string(), phone: optional(string()) })),
});
export type DateMessagePreview = Infer<typeof dateMessagePreview>;

/** A message that was sent to the people who booked a date. */
export const sentDateMessage = type({
  uuid,
  at: moment,
  by: optional(personReference),
  subject: string(),
  text: string(),
  /** The states of its recipients, each once. */
  states: tolerantList(enums(messageStates), isOneOf(messageStates)),
  letters: integer(),
});
export type SentDateMessage = Infer<typeof sentDateMessage>;
