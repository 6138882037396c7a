import {
  type Infer,
  array,
  boolean,
  integer,
  max,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { flag } from '../fields/list-query';
import { location, locationWrite } from './location';
import { MAX_CATEGORIES, categoryDescription, pricedCategory } from './price-category';
import { euros, evening, line, moment, slug, uuid, webLink, wholeNumber, words } from '../fields/primitives';
import { refineWhole } from '../fields/refine-whole';

/** How long before a date its doors open, in minutes, unless it says otherwise; and at most. */
export const DOORS_BEFORE = 45;
export const MOST_DOORS_BEFORE = 24 * 60;

const named = type({ slug, title: string() });

/** How seats are paid, on the spot or before, and a page of the association's own for that. */
export const payment = type({ words: optional(string()), link: optional(string()) });
/** The same as it is written. */
export const paymentWrite = object({ words: optional(words(1000)), link: optional(webLink) });

/** A show in its public form, visible from `visibleFrom` until `visibleUntil`, without its rehearsals. */
export const show = type({
  uuid,
  slug,
  title: string(),
  visibleFrom: moment,
  visibleUntil: moment,
  prices: array(
    type({
      uuid,
      price: number(),
      category: pricedCategory,
      /** A category that the show did not have: nobody books it before its price is confirmed, be it 0. */
      toConfirm: optional(boolean()),
    }),
  ),
  dates: array(
    type({
      uuid,
      date: moment,
      closingDate: moment,
      maxPlaces: integer(),
      /** Seats booked and free tickets generated. Only calls answer it; mirrors receive `seats-left` instead. */
      bookedPlaces: optional(integer()),
      freeParticipation: boolean(),
      /** False where seats are paid in advance; absent where the amount due is paid at the door. */
      payAtDoor: optional(boolean()),
      /** How many minutes before it the doors open; absent: `DOORS_BEFORE`. */
      doorsBefore: optional(integer()),
    }),
  ),
  location,
  pieces: array(named),
  /** Whether seats can be booked on this site. */
  bookings: boolean(),
  payment: optional(payment),
  /** The event that also announces this show. */
  event: optional(type({ slug })),
  /** The image above the news, cut to format BANNER. */
  banner: optional(type({ uuid })),
  version: string(),
});
export type Show = Infer<typeof show>;

/**
 * How many seats of a show date are free, keyed by the date's uuid. Kept apart from the show, so that a sold seat does
 * not resend the whole show. `later`: how many there will be as the seats held for forms come free, earliest first; absent
 * where none are held.
 */
export const seatsLeftRow = type({
  uuid,
  left: integer(),
  later: optional(array(type({ since: moment, left: integer() }))),
});
export type SeatsLeftRow = Infer<typeof seatsLeftRow>;

/** Fields that accompany a reference; clients may send them back as they were read. */
const ignored = optional(unknown());

/** POST and PUT body. A client may send back what it read: fields that the server decides are ignored. */
export const showWrite = refineWhole(
  object({
    uuid: optional(uuid),
    slug: optional(slug),
    version: optional(unknown()),
    title: line(200),
    visibleFrom: moment,
    visibleUntil: moment,
    prices: size(
      array(
        object({
          uuid,
          price: euros,
          category: object({ slug, name: ignored, description: categoryDescription }),
          /** If omitted, the price is confirmed. */
          toConfirm: optional(boolean()),
        }),
      ),
      0,
      MAX_CATEGORIES,
    ),
    dates: size(
      array(
        object({
          uuid,
          date: evening,
          closingDate: evening,
          maxPlaces: max(wholeNumber, 10_000),
          bookedPlaces: optional(unknown()),
          freeParticipation: optional(boolean()),
          /** If omitted, unchanged; for a new date, payment at the door. */
          payAtDoor: optional(boolean()),
          /** If omitted, unchanged; for a new date, `DOORS_BEFORE`. */
          doorsBefore: optional(max(wholeNumber, MOST_DOORS_BEFORE)),
        }),
      ),
      0,
      200,
    ),
    event: optional(nullable(object({ slug, title: ignored }))),
    location: locationWrite,
    /** If omitted, unchanged: older clients do not know it. */
    payment: optional(paymentWrite),
    pieces: size(array(object({ slug, title: ignored })), 0, 20),
    bookings: boolean(),
    banner: optional(nullable(type({ uuid }))),
  }),
  'window',
  ({ visibleFrom, visibleUntil }) =>
    visibleFrom < visibleUntil || 'la visibilité doit finir après avoir commencé',
);
export type ShowWrite = Infer<typeof showWrite>;

/** GET /api/shows. `bookings`: only those with a date that can be booked. */
export const showQuery = object({ bookings: optional(flag), visibleOnly: optional(flag) });
