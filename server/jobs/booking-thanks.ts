import { thankBookers } from '../booking/booking-thanks';
import type { Job } from './job';

/** Whoever came yesterday is thanked, if the association has words for it. */
export const bookingThanks = {
  name: 'booking-thanks',
  cron: '0 11 * * *',
  run: async (database) => ({ thanked: await thankBookers(database) }),
} satisfies Job;
