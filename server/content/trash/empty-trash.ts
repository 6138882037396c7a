import { allParts, oneByOne } from '../../platform/database/one-by-one';
import { write } from '../../platform/database/transaction';
import { removeMarkedFiles } from '../../platform/files/file-removal';
import { findOverdue, findUseOf, lockTrashed, removeTrashed } from './trash-repository';
import type { Job } from '../../platform/jobs/job';

/** Deletes things whose days in the trash are over, with their files, unless something still refers to them. */
export const emptyTrash = {
  name: 'empty-trash',
  cron: '10 4 * * *',
  async run(database, files) {
    // One transaction each, to hold locks briefly; a thing that was restored meanwhile stays.
    const remove = ({ uuid, version }: { readonly uuid: string; readonly version: string }) =>
      write(database, async (transaction) => {
        const thing = await lockTrashed(transaction, uuid);
        if (thing?.version !== version) return false;
        if ((await findUseOf(transaction.database, thing)) !== null) return false;
        await removeTrashed(transaction, thing);
        return true;
      });
    return allParts({
      removed: async () => oneByOne(await findOverdue(database), remove, ({ uuid }) => uuid),
      files: () => removeMarkedFiles(database, files),
    });
  },
} satisfies Job;
