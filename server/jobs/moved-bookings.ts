import { tellMoved } from '../booking/booking-moved';
import type { Job } from './job';

/** Whoever booked a date that has moved is written to, with a new ticket and a new entry for the calendar. */
export const movedBookings = {
  name: 'moved-bookings',
  cron: '* * * * *',
  run: async (database) => ({ told: await tellMoved(database) }),
} satisfies Job;
