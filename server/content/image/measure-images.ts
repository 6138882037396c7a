import { oneByOne } from '../../platform/database/one-by-one';
import { write } from '../../platform/database/transaction';
import { type ImageFileName, measureKept } from './image-files';
import { findUnmeasured, measureImage } from './image-repository';
import type { Job } from '../../platform/jobs/job';

/** As many as take some minutes: a job that runs for half an hour counts as lost and is started again. */
const MAX_AT_ONCE = 1_000;

/** Measures photos that an older release stored without measuring, so that devices can show their size. */
export const measureImages = {
  name: 'measure-images',
  cron: '25 * * * *',
  async run(database, files, most = MAX_AT_ONCE) {
    let left = most;
    const measure = async (image: ImageFileName) => {
      const bytes = left === 0 ? null : await measureKept(files, image);
      if (bytes === null) return false;
      await write(database, (transaction) => measureImage(transaction, image, bytes));
      left -= 1;
      return true;
    };
    return { measured: await oneByOne(await findUnmeasured(database), measure, ({ uuid }) => uuid) };
  },
} satisfies Job;
