import type { PendingWrite } from '#mirror/generation';
import { assertNever } from '#common/base/assert-never';
import type { Effect } from './effect';
import { freeTicketEffect } from './free-ticket';
import { newsEffect } from './news';
import { scanEffect } from './scan';

/** What a waiting write looks like on this device; null for one that shows nothing before the server has it. */
export function effectOf(pending: PendingWrite): Effect | null {
  switch (pending.call) {
    case 'createNews':
    case 'updateNews':
    case 'deleteNews':
      return newsEffect(pending);
    case 'updateFreeTicket':
      return freeTicketEffect(pending);
    case 'sendScans':
      return scanEffect(pending);
    default:
      return assertNever(pending.call);
  }
}
