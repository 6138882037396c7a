import { array, enums, integer, max, min, object, optional, size, string } from 'superstruct';
import { line, moment, slug, text, uuid } from './primitives';
import { email } from './user';

export const bookingStateCodes = ['CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE', 'ANNULEE'] as const;
export type BookingStateCode = (typeof bookingStateCodes)[number];

/** Seats of one category; without category on a date with free participation. */
const seats = object({
  category: optional(object({ slug, name: optional(string()) })),
  count: max(min(integer(), 1), 10),
});

export const importedBooking = object({
  uuid,
  dateUuid: uuid,
  name: line(100),
  firstname: line(100),
  email,
  phone: optional(text(40)),
  seats: size(array(seats), 1, 10),
  state: object({ code: enums(bookingStateCodes), name: optional(string()) }),
  at: moment,
  offeredUntil: optional(moment),
});
