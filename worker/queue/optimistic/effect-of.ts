import type { QueuedCall } from '#common/contract/endpoints';
import type { Effect, WaitingWrite } from './effect';
import { freeTicketEffect } from './free-ticket';
import { newsEffect } from './news';
import { roleDemandEffect } from './role-demand';
import { scanEffect } from './scan';
import { termsEffect } from './terms';

/** What a waiting write looks like on this device; null for one that shows nothing before the server has it. */
export function effectOf(write: WaitingWrite): Effect | null {
  return effects[write.call](write);
}

const effects: Readonly<Record<QueuedCall, (write: WaitingWrite) => Effect | null>> = {
  acceptTerms: termsEffect,
  createRoleDemand: roleDemandEffect,
  deleteRoleDemand: roleDemandEffect,
  createNews: newsEffect,
  updateNews: newsEffect,
  deleteNews: newsEffect,
  updateFreeTicket: freeTicketEffect,
  sendScans: scanEffect,
};
