import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  number,
  object,
  optional,
  refine,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { location } from '../agenda/location';
import { euros, moment, slug, text, tolerantEnum, uuid } from '../fields/primitives';
import { email, personName } from '../people/user';

export const bookingStateCodes = ['CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE', 'ANNULEE'] as const;
export type BookingStateCode = (typeof bookingStateCodes)[number];

/** What a booking's state is called on screen and on paper. */
export const bookingStateNames: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'Confirmée',
  EN_ATTENTE: 'En attente',
  PROPOSEE: 'Proposée',
  ANNULEE: 'Annulée',
};

/** At most this many seats in one booking. */
export const MOST_SEATS = 10;

/** How long seats are kept while a form is filled in. */
export const HOLD_MINUTES = 15;

/** Seats of one category in a booking. */
export const seatCount = max(min(integer(), 1), MOST_SEATS);

/** Seats of each category, each named once; without category on a date with free participation. */
export const seatsWrite = refine(
  size(
    array(
      object({
        category: optional(object({ slug, name: optional(unknown()) })),
        count: seatCount,
        price: optional(unknown()),
      }),
    ),
    1,
    MOST_SEATS,
  ),
  'seats',
  (seats) => {
    const categories = seats.map(({ category }) => category?.slug);
    if (new Set(categories).size < categories.length) return 'une catégorie y est deux fois';
    return seats.reduce((sum, seat) => sum + seat.count, 0) <= MOST_SEATS || `${MOST_SEATS} places au plus`;
  },
);

/** Figures as people write them: `06 12 34 56 78`, `+33 6 12 34 56 78`. */
export const phone = refine(
  text(40),
  'phone',
  (value) => /^[+\d][\d .()/-]{5,}$/.test(value) || 'numéro attendu',
);

/**
 * POST /api/bookings. `total` is what the form showed, in euros: where prices changed since, nothing is booked. `hold` gives
 * back the seats that were kept meanwhile. With `waitingList` a booking that finds too few seats waits for them.
 */
export const bookingWrite = object({
  uuid: optional(uuid),
  dateUuid: uuid,
  name: personName,
  firstname: personName,
  email,
  phone: optional(phone),
  seats: seatsWrite,
  total: optional(euros),
  terms: literal(true),
  hold: optional(uuid),
  waitingList: optional(literal(true)),
});
export type BookingWrite = Infer<typeof bookingWrite>;

/** PUT /api/bookings/{uuid}: other seats, or an offer that is taken (`state` CONFIRMEE). */
export const bookingChange = object({
  seats: optional(seatsWrite),
  state: optional(type({ code: enums(['CONFIRMEE']) })),
  total: optional(euros),
});
export type BookingChange = Infer<typeof bookingChange>;

/** A booking as whoever has its address sees it. Prices are those at which it was made, euros with two decimals. */
export const booking = type({
  uuid,
  dateUuid: uuid,
  show: type({ slug, title: string() }),
  date: moment,
  closingDate: moment,
  location,
  name: string(),
  firstname: string(),
  email: string(),
  phone: optional(string()),
  seats: array(
    type({ category: optional(type({ slug, name: string() })), count: integer(), price: number() }),
  ),
  total: number(),
  /** What is owed is taken at the door; where it is not, the association says how it is paid before. */
  payAtDoor: boolean(),
  // What is not known promises no seat.
  state: type({ code: tolerantEnum(bookingStateCodes, 'EN_ATTENTE'), name: string() }),
  at: moment,
  /** Until when the seats of an offer are kept. */
  offeredUntil: optional(moment),
  paidAt: optional(moment),
  cancelledAt: optional(moment),
  /** The text of its QR, told with a confirmed booking when it is read. */
  code: optional(string()),
  version: string(),
});
export type Booking = Infer<typeof booking>;

/** POST and PUT /api/booking-holds: seats that are kept while a form is filled in. */
export const bookingHoldWrite = object({ uuid: optional(uuid), dateUuid: uuid, places: seatCount });
export const bookingHoldChange = object({ dateUuid: optional(unknown()), places: seatCount });
export const bookingHold = type({ uuid, dateUuid: uuid, places: integer(), until: moment });
export type BookingHold = Infer<typeof bookingHold>;
