import type { WriteTransaction } from '../../platform/database/transaction';
import { allPersonalData } from './all-personal-data';

/** Re-publishes the rows of other nouns that name a person, when a name changes or is removed. */
export async function recordNaming(transaction: WriteTransaction, userUuid: string): Promise<void> {
  for (const nounData of allPersonalData) await nounData.rename?.(transaction, userUuid);
}
