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
import { bookingStateCodes, phone, seatsWrite } from './booking';
import { pageQuery } from '../fields/list-query';
import { euros, isOneOf, tolerantList, line, moment, slug, text, uuid, words } from '../fields/primitives';
import { email, personName, personReference } from '../people/user';

/** GET /api/bookings: those of a date by name, all others newest first. `name` holds beginnings of words. */
export const bookingQuery = object({
  ...pageQuery,
  show: optional(slug),
  date: optional(uuid),
  name: optional(text(200)),
  state: optional(enums(bookingStateCodes)),
});
export type BookingQuery = Infer<typeof bookingQuery>;

/** Whose booking it is. Somebody on the phone may have no address: nobody writes to them then. */
const holder = { name: personName, firstname: personName, email: optional(email), phone: optional(phone) };

/** Why the office did something, told in the letter. */
const reason = optional(words(500));

/**
 * POST /api/office-bookings: a booking by phone. `uuid` is the client's, so that the same form sent twice books once;
 * `total` is what the form showed, in euros.
 */
export const officeBookingWrite = object({
  uuid: optional(uuid),
  dateUuid: uuid,
  ...holder,
  seats: seatsWrite,
  total: optional(euros),
  waitingList: optional(literal(true)),
});
export type OfficeBookingWrite = Infer<typeof officeBookingWrite>;

/**
 * PUT /api/office-bookings/{uuid}: the whole of it. Seats are given where they change; `state` CONFIRMEE gives seats to
 * whoever waits; `paid`: the office was paid. `version` is the one that was read.
 */
export const officeBookingChange = object({
  ...holder,
  seats: optional(seatsWrite),
  total: optional(euros),
  state: optional(object({ code: literal('CONFIRMEE') })),
  paid: boolean(),
  reason,
  version: size(string(), 1, 100),
});
export type OfficeBookingChange = Infer<typeof officeBookingChange>;

/** POST /api/office-bookings/{uuid}/cancellation, /api/office-free-tickets/{uuid}/cancellation */
export const officeCancellation = object({ reason });

/** What was done to a booking; `booked` is how it began. */
export const bookingActKinds = [
  'booked',
  'seats',
  'holder',
  'moved',
  'offered',
  'confirmed',
  'paid',
  'unpaid',
  'offer-over',
  'cancelled',
] as const;
export type BookingActKind = (typeof bookingActKinds)[number];

/** A fact in a booking's history. `office`: done by somebody of the association, `by` as long as they have an account. */
export const bookingAct = type({
  kind: enums(bookingActKinds),
  at: moment,
  office: boolean(),
  by: optional(personReference),
  /** How many seats before and after. */
  places: optional(tuple([integer(), integer()])),
  /** When its date was before it moved, and since. */
  dates: optional(array(moment)),
  reason: optional(string()),
});
export type BookingAct = Infer<typeof bookingAct>;

/** A show date as the office sees it; counts are seats but where they say otherwise, amounts euros. */
export const bookingDate = type({
  uuid,
  show: type({ slug, title: string() }),
  date: moment,
  closingDate: moment,
  maxPlaces: integer(),
  freeParticipation: boolean(),
  prices: array(type({ category: type({ slug, name: string() }), price: number() })),
  /** Of confirmed bookings. */
  booked: integer(),
  /** Of free tickets that were generated and still hold. */
  invited: integer(),
  /** Sold at the counter. */
  sold: integer(),
  offered: integer(),
  held: integer(),
  left: integer(),
  /** Asked for by those on the waiting list. */
  waiting: integer(),
  /** How many bookings there are in each state. */
  bookings: type({
    CONFIRMEE: integer(),
    EN_ATTENTE: integer(),
    PROPOSEE: integer(),
    ANNULEE: integer(),
  }),
  paid: number(),
  owed: number(),
  /** Seats of confirmed bookings by the day in Paris on which they were booked (`2026-11-21`), days without any left out. */
  sales: array(type({ day: string(), places: integer() })),
});
export type BookingDate = Infer<typeof bookingDate>;

/** GET /api/booking-dates: without `show`, those to come, and of the day before. GET /api/free-ticket-dates: those to come that are asked for. */
export const bookingDateQuery = object({ show: optional(slug) });

const messageStates = ['CONFIRMEE', 'PROPOSEE', 'EN_ATTENTE'] as const;

const states = size(array(enums(messageStates)), 1, messageStates.length);

const message = {
  subject: line(150),
  text: refine(words(5_000), 'said', (value) => value.trim() !== '' || 'ne peut pas être vide'),
  /** To whom: bookings in these states. */
  states,
};

/** POST /api/booking-dates/{uuid}/message-preview */
export const dateMessage = object(message);
export type DateMessage = Infer<typeof dateMessage>;

/** POST /api/booking-dates/{uuid}/messages: one letter for each booking. The same uuid sent again writes no letter more. */
export const dateMessageWrite = object({ uuid, ...message });
export type DateMessageWrite = Infer<typeof dateMessageWrite>;

/** How a message would arrive at the first who gets it, how many letters it is, and who has no address. */
export const dateMessagePreview = type({
  recipient: optional(string()),
  replyTo: string(),
  subject: string(),
  text: string(),
  letters: integer(),
  without: array(type({ name: string(), firstname: string(), phone: optional(string()) })),
});
export type DateMessagePreview = Infer<typeof dateMessagePreview>;

/** A message that was written to the holders of a date. */
export const sentDateMessage = type({
  uuid,
  at: moment,
  by: optional(personReference),
  subject: string(),
  text: string(),
  /** To whom it went, each once. */
  states: tolerantList(enums(messageStates), isOneOf(messageStates)),
  letters: integer(),
});
export type SentDateMessage = Infer<typeof sentDateMessage>;
