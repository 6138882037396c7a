import type { WriteTransaction } from '../database/transaction';
import { recordAboutTextsBy } from '../about-text/about-text-repository';
import { recordFreeTicketsOf } from '../free-ticket/free-ticket-repository';
import { recordNewsBy } from '../news/news-repository';
import { recordRoleDemandsOf } from '../role-demand/role-demand-repository';

/** Says that rows of other nouns name a person otherwise from now on. */
export async function recordNaming(transaction: WriteTransaction, userUuid: string): Promise<void> {
  await recordNewsBy(transaction, userUuid);
  await recordAboutTextsBy(transaction, userUuid);
  await recordFreeTicketsOf(transaction, userUuid);
  await recordRoleDemandsOf(transaction, userUuid);
}
