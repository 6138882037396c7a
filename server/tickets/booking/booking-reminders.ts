import { remindBookers } from './booking-reminder';
import type { Job } from '../../platform/jobs/job';

/** Sends a reminder with the ticket to everyone who booked for tomorrow; each hour, in case the site was down at ten. */
export const bookingReminders = {
  name: 'booking-reminders',
  cron: '0 10-20 * * *',
  run: async (database) => ({ reminded: await remindBookers(database) }),
} satisfies Job;
