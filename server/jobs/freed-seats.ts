import { endHolds } from '../booking/booking-hold';
import { passOffersOn } from '../booking/waiting-list-repository';
import type { Job } from './job';

/** Releases the seats of expired holds and offers, and offers them to those on the waiting list. */
export const freedSeats = {
  name: 'freed-seats',
  cron: '* * * * *',
  run: async (database) => ({ holds: await endHolds(database), offers: await passOffersOn(database) }),
} satisfies Job;
