import { remindBookers } from '../booking/booking-reminder';
import type { Job } from './job';

/** Whoever comes tomorrow is written to, with the ticket. */
export const bookingReminders = {
  name: 'booking-reminders',
  cron: '0 10 * * *',
  run: async (database) => ({ reminded: await remindBookers(database) }),
} satisfies Job;
