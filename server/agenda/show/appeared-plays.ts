import { recordAppearedPlays } from './listed-play-repository';
import { EACH_MINUTE, type Job } from '../../platform/jobs/job';

/** Lists a play that has appeared in the shows that play it, on every device. */
export const appearedPlays = {
  name: 'appeared-plays',
  cron: EACH_MINUTE,
  run: async (database) => ({ shows: await recordAppearedPlays(database) }),
} satisfies Job;
