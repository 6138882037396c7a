import { thankBookers } from './booking-thanks';
import type { Job } from '../../platform/jobs/job';

/** Thanks the bookers who came yesterday, if the association has a text for it; each hour, in case the site was down at eleven. */
export const bookingThanks = {
  name: 'booking-thanks',
  cron: '0 11-20 * * *',
  run: async (database) => ({ thanked: await thankBookers(database) }),
} satisfies Job;
