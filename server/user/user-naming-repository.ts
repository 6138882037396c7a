import type { WriteTransaction } from '../database/transaction';
import { recordAboutTextsBy } from '../about-text/about-text-repository';
import { recordFreeTicketsOf } from '../free-ticket/free-ticket-repository';
import { recordFreeTicketDemandsOf } from '../free-ticket-demand/free-ticket-demand-repository';
import { recordPublishedBy } from '../publication/published';
import { recordRoleDemandsOf } from '../role-demand/role-demand-repository';
import { recordScansOf } from '../scan/scan-repository';
import { recordTicketOrdersBy } from '../ticket-order/ticket-order-repository';

/** Says that rows of other nouns name a person otherwise from now on. */
export async function recordNaming(transaction: WriteTransaction, userUuid: string): Promise<void> {
  await recordPublishedBy(transaction, 'news', userUuid);
  await recordPublishedBy(transaction, 'pieces', userUuid);
  await recordAboutTextsBy(transaction, userUuid);
  await recordFreeTicketsOf(transaction, userUuid);
  await recordFreeTicketDemandsOf(transaction, userUuid);
  await recordRoleDemandsOf(transaction, userUuid);
  await recordScansOf(transaction, 'by_uuid', userUuid);
  await recordTicketOrdersBy(transaction, userUuid);
}
