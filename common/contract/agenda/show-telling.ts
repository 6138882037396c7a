import { type Infer, array, boolean, integer, optional, string, type } from 'superstruct';
import { moment, uuid } from '../fields/primitives';
import { location } from './location';

/** The people who hold seats of a show and are to be told that it changes, each booking counted once. */
const told = {
  /** Bookings whose booker is written to. */
  bookings: integer(),
  /** Members who are written to about their generated free tickets, once for each date. */
  members: integer(),
  /** Bookings without an address: somebody has to call. */
  toCall: integer(),
  /** Who they are; left out for callers who must not see bookings. */
  calls: optional(array(type({ name: string(), firstname: string(), phone: optional(string()) }))),
};

/** POST /api/shows/{slug}/telling-preview: whom a save would tell. */
export const showTellingPreview = type({
  ...told,
  /** Whether people came in already whose entries do not count for the evening to which the save puts a date off. */
  entered: optional(boolean()),
});
export type ShowTellingPreview = Infer<typeof showTellingPreview>;

/** GET /api/shows/{slug}/telling: whom the saves so far will tell, and what is to be saved so that nobody is told. */
export const showTelling = type({
  ...told,
  /** When they are told, if anybody is. */
  at: optional(moment),
  /** The show as these people know it. */
  before: optional(
    type({
      title: string(),
      location,
      dates: array(type({ uuid, date: moment, payAtDoor: boolean() })),
    }),
  ),
});
export type ShowTelling = Infer<typeof showTelling>;
