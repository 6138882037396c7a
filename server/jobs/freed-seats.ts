import { endHolds } from '../booking/booking-hold';
import { passOffersOn } from '../booking/waiting-list-repository';
import type { Job } from './job';

/** Seats that were kept for somebody who did not take them in time go to whoever waits for some. */
export const freedSeats = {
  name: 'freed-seats',
  cron: '* * * * *',
  run: async (database) => ({ holds: await endHolds(database), offers: await passOffersOn(database) }),
} satisfies Job;
