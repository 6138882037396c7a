import { write } from '../database/transaction';
import { measureKept } from '../image/image-files';
import { findUnmeasured, measureImage } from '../image/image-repository';
import type { Job } from './job';

/** As many as take some minutes: a job that runs for half an hour counts as lost and is started again. */
const MAX_AT_ONCE = 1_000;

/** Measures photos that an older release stored without measuring, so that devices can show their size. */
export const measureImages = {
  name: 'measure-images',
  cron: '25 * * * *',
  async run(database, files, most = MAX_AT_ONCE) {
    let measured = 0;
    for (const image of await findUnmeasured(database)) {
      if (measured === most) break;
      const bytes = await measureKept(files, image);
      if (bytes === null) continue;
      await write(database, (transaction) => measureImage(transaction, image, bytes));
      measured += 1;
    }
    return { measured };
  },
} satisfies Job;
