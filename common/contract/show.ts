import { array, boolean, integer, min, nullable, number, object, optional, string, type } from 'superstruct';
import { line, moment, slug, text, uuid } from './primitives';

const named = type({ slug, title: string() });

const location = object({ name: line(200), description: optional(text(2000)), link: optional(text(500)) });

const showDate = object({
  uuid,
  date: moment,
  closingDate: moment,
  maxPlaces: min(integer(), 0),
  bookedPlaces: min(integer(), 0),
  freeParticipation: optional(boolean()),
});

/** Prices are euros with two decimals. */
const showPrice = object({
  uuid,
  price: min(number(), 0),
  category: object({ slug, name: line(100) }),
});

export const importedShow = object({
  slug,
  title: line(200),
  visibleFrom: moment,
  visibleUntil: moment,
  prices: array(showPrice),
  dates: array(showDate),
  event: nullable(named),
  location,
  pieces: array(named),
  bookings: boolean(),
  banner: optional(nullable(object({ uuid }))),
});
