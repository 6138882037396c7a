import {
  type Infer,
  array,
  boolean,
  coerce,
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
import { telephonesIn, tidyTelephone } from '../../base/telephone';
import { location } from '../agenda/location';
import { payment } from '../agenda/show';
import { mailDropReason } from '../fields/mail-drop-reason';
import { moment, slug, text, totalEuros, tolerantEnum, uuid, words } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';
import { email, knownEmail, personName } from '../people/user';

export const bookingStateCodes = ['CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE', 'ANNULEE'] as const;
export type BookingStateCode = (typeof bookingStateCodes)[number];

/** The displayed and printed name of each booking state. */
export const bookingStateNames: Readonly<Record<BookingStateCode, string>> = {
  CONFIRMEE: 'Confirmée',
  EN_ATTENTE: 'En attente',
  PROPOSEE: 'Proposée',
  ANNULEE: 'Annulée',
};

/**
 * How a booking ended. `left-list`: its booker waited for seats, and left the list · `declined`: they refused the seats that
 * were offered · `offer-over`: they did not take them in time · `unconfirmed`: they did not confirm their address in time.
 */
const bookingEndings = ['cancelled', 'left-list', 'declined', 'offer-over', 'unconfirmed'] as const;
export type BookingEnding = (typeof bookingEndings)[number];

/** The maximum number of seats in one booking. */
export const MAX_SEATS = 10;

/** What holds the secret that confirms a booking, in the query of its page's address. */
export const CONFIRMATION = 'confirmation';

/** How long seats are kept while a form is filled in, in minutes. */
export const HOLD_MINUTES = 15;

/** Seats of one category in a booking. */
export const seatCount = max(min(integer(), 1), MAX_SEATS);

/** Seats by category, each category at most once; without a category on a date with free participation. */
export const seatsWrite = refineWhole(
  size(
    array(
      object({
        category: optional(object({ slug, name: optional(unknown()) })),
        count: seatCount,
        price: optional(unknown()),
      }),
    ),
    1,
    MAX_SEATS,
  ),
  'seats',
  (seats) => {
    const categories = seats.map(({ category }) => category?.slug);
    if (new Set(categories).size < categories.length) return 'une catégorie y est deux fois';
    return seats.reduce((sum, seat) => sum + seat.count, 0) <= MAX_SEATS || `${MAX_SEATS} places au plus`;
  },
);

/**
 * A phone number as people write it: `06 12 34 56 78`, `(+33) 6 12 34 56 78`, or several; what was pasted with it (other
 * spaces, invisible characters) is taken off.
 */
export const phone = coerce(
  refine(
    text(40),
    'phone',
    (value) =>
      (/^[+(\d][+\d .()/,;-]{5,}$/.test(value) && telephonesIn(value).length > 0) || 'numéro attendu',
  ),
  string(),
  tidyTelephone,
);

/** What a booker asks the association for: `fauteuil roulant`. */
export const bookerRequest = words(300);

/**
 * POST /api/bookings. `total` is the amount that the form showed, in euros, and `date` the moment: if prices have changed
 * since, or the date was moved, the booking is refused. `hold` releases the seats kept meanwhile. With `waitingList` a
 * booking that finds too few seats waits for them.
 */
export const bookingWrite = object({
  uuid: optional(uuid),
  dateUuid: uuid,
  name: personName,
  firstname: personName,
  /** One that no account has must be well-formed. */
  email: knownEmail,
  phone: optional(phone),
  request: optional(bookerRequest),
  seats: seatsWrite,
  total: optional(totalEuros),
  date: optional(moment),
  terms: literal(true),
  hold: optional(uuid),
  waitingList: optional(literal(true)),
});
export type BookingWrite = Infer<typeof bookingWrite>;

/**
 * PUT /api/bookings/{uuid}: other seats, or acceptance of an offer (`state` CONFIRMEE). `confirmation` is the secret of the
 * letter that asks to confirm a booking.
 */
export const bookingChange = object({
  seats: optional(seatsWrite),
  state: optional(type({ code: enums(['CONFIRMEE']) })),
  confirmation: optional(text(100)),
  total: optional(totalEuros),
});
export type BookingChange = Infer<typeof bookingChange>;

/**
 * POST /api/ticket-mails: the letters about the bookings of dates to come under this address are sent there again; with
 * `uuid`, about that booking alone.
 */
export const ticketMailWrite = object({ email: knownEmail, uuid: optional(uuid) });
export type TicketMailWrite = Infer<typeof ticketMailWrite>;

/**
 * PUT /api/bookings/{uuid}/date: another date of the same show. `date` is the moment that the page showed: if the date was
 * moved since, nothing changes.
 */
export const bookingDateWrite = object({ dateUuid: uuid, date: optional(moment) });
export type BookingDateWrite = Infer<typeof bookingDateWrite>;

/** PUT /api/bookings/{uuid}/email: the address that was meant. */
export const bookingEmailWrite = object({ email });

/** A booking as answered to anyone who has its address. Prices are those when it was made, euros with two decimals. */
export const booking = type({
  uuid,
  dateUuid: uuid,
  show: type({ slug, title: string() }),
  date: moment,
  closingDate: moment,
  /** Absent from bookings that a device kept before the site told it. */
  doorsOpenAt: optional(moment),
  location,
  name: string(),
  firstname: string(),
  email: string(),
  phone: optional(string()),
  /** What its booker asks the association for. */
  request: optional(string()),
  seats: array(
    type({ category: optional(type({ slug, name: string() })), count: integer(), price: number() }),
  ),
  total: number(),
  /** The amount due is paid at the door; if false, the association tells how to pay in advance. */
  payAtDoor: boolean(),
  payment: optional(payment),
  // An unknown state must not promise a seat.
  state: type({ code: tolerantEnum(bookingStateCodes, 'EN_ATTENTE'), name: string() }),
  at: moment,
  /** Until when the seats of an offer are kept. */
  offeredUntil: optional(moment),
  /** It is PROPOSEE until the button behind the link in its letter is pressed: many seats came from its network. */
  toConfirm: optional(boolean()),
  paidAt: optional(moment),
  /** What was paid beyond the price and is to be given back, as where two people took the money. */
  overpaid: optional(number()),
  cancelledAt: optional(moment),
  /** How many of its people came in, where the answer is about one booking or for the office; absent: nobody did. */
  arrived: optional(integer()),
  /** For the office alone: the letters about it that have not left; without a reason they are still tried. */
  unsentMails: optional(array(type({ kind: string(), at: moment, reason: optional(mailDropReason) }))),
  /** For the office alone: the uuid in its QR, whose end is the short code printed below it. */
  ticket: optional(uuid),
  /** For the office alone: somebody has to call the booker. */
  toCall: optional(boolean()),
  /** For its holder: the mail server refused what was written to this address, for good. */
  isMailRefused: optional(boolean()),
  /** For its holder: whether the last letter about it has left for its address; absent if there is none, or nobody knows. */
  isMailSent: optional(boolean()),
  /** For its holder: the address may be corrected, once. */
  canCorrectEmail: optional(boolean()),
  /** For its holder, who waits for seats: their place in the list, from 1 on. */
  waitingRank: optional(integer()),
  /** For its holder: how it came to be ANNULEE; absent where nobody knows. */
  ending: optional(tolerantEnum(bookingEndings, 'cancelled')),
  /** The text of its QR, present when a confirmed booking is read. */
  code: optional(string()),
  version: string(),
});
export type Booking = Infer<typeof booking>;

/**
 * POST and PUT /api/booking-holds: seats that are kept while a form is filled in. `page`: a uuid of the page that asks; the
 * last one that asked has them.
 */
export const bookingHoldWrite = object({
  uuid: optional(uuid),
  dateUuid: uuid,
  places: seatCount,
  page: optional(uuid),
});
export const bookingHoldChange = object({
  dateUuid: optional(unknown()),
  places: seatCount,
  page: optional(uuid),
});
/**
 * DELETE /api/booking-holds/{uuid}. With `page`, that page is closed: seats that it still has are free in a moment, unless
 * another page asks for them.
 */
export const bookingHoldEnd = object({ page: optional(uuid) });
export const bookingHold = type({ uuid, dateUuid: uuid, places: integer(), until: moment });
export type BookingHold = Infer<typeof bookingHold>;
