import { write } from '../database/transaction';
import { removeMarkedFiles } from '../files/file-removal';
import { findOverdue, findUseOf, lockTrashed, removeTrashed } from '../trash/trash-repository';
import type { Job } from './job';

/** Deletes things whose days in the trash are over, with their files, unless something still refers to them. */
export const emptyTrash = {
  name: 'empty-trash',
  cron: '10 4 * * *',
  async run(database, files) {
    let removed = 0;
    for (const { uuid, version } of await findOverdue(database)) {
      // One transaction each, to hold locks briefly; a thing that was restored meanwhile stays.
      removed += await write(database, async (transaction) => {
        const thing = await lockTrashed(transaction, uuid);
        if (thing?.version !== version) return 0;
        if ((await findUseOf(transaction.database, thing)) !== null) return 0;
        await removeTrashed(transaction, thing);
        return 1;
      });
    }
    return { removed, files: await removeMarkedFiles(database, files) };
  },
} satisfies Job;
