import { tellMoved } from '../booking/booking-moved';
import type { Job } from './job';

/** Mails the bookers of a date that has moved, with a new ticket and a new calendar entry. */
export const movedBookings = {
  name: 'moved-bookings',
  cron: '* * * * *',
  run: async (database) => ({ told: await tellMoved(database) }),
} satisfies Job;
