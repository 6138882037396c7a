import { Dexie, RangeSet } from 'dexie';
import { openDirectory } from '../directory';
import { mendBy } from '../steady-reads';
import { browserStorage, closeForNow } from '../storage';

/** The databases that this page reads itself. */
export const pageDatabases = {
  mendBy,
  closeForNow,

  /** Repeats all queries that are being watched. */
  readAgain(): void {
    Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
  },

  /** Resolves once a database could be opened anew and read; may never, or reject. */
  async tryOne(): Promise<void> {
    const { database, pointers } = openDirectory(browserStorage());
    try {
      await pointers.count();
    } finally {
      database.close();
    }
  },
};
