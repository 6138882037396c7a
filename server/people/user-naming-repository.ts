import type { WriteTransaction } from '../database/transaction';
import { personParts } from './person-parts';

/** Says that rows of other nouns name a person otherwise from now on. */
export async function recordNaming(transaction: WriteTransaction, userUuid: string): Promise<void> {
  for (const part of personParts) await part.rename?.(transaction, userUuid);
}
