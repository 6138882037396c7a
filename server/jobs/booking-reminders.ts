import { remindBookers } from '../booking/booking-reminder';
import type { Job } from './job';

/** Sends a reminder with the ticket to everyone who booked for tomorrow. */
export const bookingReminders = {
  name: 'booking-reminders',
  cron: '0 10 * * *',
  run: async (database) => ({ reminded: await remindBookers(database) }),
} satisfies Job;
