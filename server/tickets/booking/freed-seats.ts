import { releaseExpiredHolds } from './booking-hold-change';
import { expireOffers } from './waiting-list-repository';
import { allParts } from '../../platform/database/one-by-one';
import { EACH_MINUTE, type Job } from '../../platform/jobs/job';

/** Releases the seats of expired holds and offers, and offers them to those on the waiting list. */
export const freedSeats = {
  name: 'freed-seats',
  cron: EACH_MINUTE,
  run: (database) =>
    allParts({ holds: () => releaseExpiredHolds(database), offers: () => expireOffers(database) }),
} satisfies Job;
