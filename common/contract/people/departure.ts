import { type Infer, array, integer, string, type } from 'superstruct';
import { moment } from '../fields/primitives';

/** What the deletion of an account cancels: bookings of dates to come, and free tickets that somebody may hold. */
export const departure = type({
  bookings: array(type({ title: string(), date: moment, places: integer() })),
  /** `name` is who comes with it, `number` is printed on it. */
  tickets: array(type({ name: string(), title: string(), date: moment, number: integer() })),
});
export type Departure = Infer<typeof departure>;
