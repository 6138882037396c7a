import { randomUUID } from 'node:crypto';
import { encodeWire } from '#common/base/wire';
import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { write } from '#server/platform/database/transaction';
import { createTicketOrder } from '#server/tickets/ticket-order/ticket-order-change';
import { doorsOpen } from './door';
import { openDate } from './matrix-booking-fixtures';
import type { Scenery } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';
import type { Somebody } from './matrix-people';

const saleOf = (dateUuid: string): TicketOrderWrite => ({
  uuid: randomUUID(),
  dateUuid,
  seats: [{ category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 1, price: 12 }],
  total: 12,
  state: { code: 'PAYEE' },
  means: { code: 'ESPECES' },
  at: doorsOpen,
});

/** A sale, which the whole office looks after, whoever made it. */
async function sale(scenery: Scenery, owner: Somebody): Promise<string> {
  const made = saleOf(await openDate(scenery));
  await write(scenery.api.site.database, (transaction) => createTicketOrder(transaction, owner.uuid, made));
  return made.uuid;
}

/** How the calls of the counter are asked. */
export const ticketOrderRules = {
  listTicketOrders: { ask: () => ({}) },
  createTicketOrder: {
    ask: async (scenery) => ({ body: JSON.parse(encodeWire(saleOf(await openDate(scenery)))) as unknown }),
  },
  readTicketOrder: { ask: async (scenery, owner) => ({ params: { uuid: await sale(scenery, owner) } }) },
  changeTicketOrder: {
    ask: async (scenery, owner) => ({
      params: { uuid: await sale(scenery, owner) },
      body: { state: { code: 'ANNULEE' }, at: '2026-11-21T20:05:00+01:00' },
    }),
  },
  readTicketOrderPdf: { ask: async (scenery, owner) => ({ params: { uuid: await sale(scenery, owner) } }) },
  changeDoorDate: {
    ask: async (scenery) => ({
      params: { uuid: await openDate(scenery) },
      body: { latecomersUntil: null },
    }),
  },
} satisfies Record<string, ObjectRule>;
