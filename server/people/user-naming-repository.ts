import type { WriteTransaction } from '../database/transaction';
import { personParts } from './person-parts';

/** Re-publishes the rows of other nouns that name a person, when a name changes or is removed. */
export async function recordNaming(transaction: WriteTransaction, userUuid: string): Promise<void> {
  for (const part of personParts) await part.rename?.(transaction, userUuid);
}
