import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import { bookingRoutes } from '#server/tickets/booking/booking-routes';
import { deskBookingRoutes } from '#server/tickets/booking/desk-booking-routes';
import { freeTicketRoutes } from '#server/tickets/free-ticket/free-ticket-routes';
import { showDeskRoutes } from '#server/agenda/show-desk/show-desk-routes';
import { showRoutes } from '#server/agenda/show/show-routes';
import type { StoredShowDate } from '#server/agenda/show/show-repository';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { readTicketOrderRows } from '#server/tickets/ticket-order/ticket-order-projection';
import { ticketOrderRoutes } from '#server/tickets/ticket-order/ticket-order-routes';
import { type Answered, type AskApi, openApi, underKey } from './api';
import { type Evening, addBooking, addTicket, after, openHouse, scan, send } from './door';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, troupe, welcomeTroupe } from './troupe';

export const full = (count: number) => ({ category: { slug: 'plein-tarif' }, count });
export const reduced = (count: number) => ({ category: { slug: 'tarif-reduit' }, count });

/** A moment as a phone sends it. */
export const wireOf = (moment: Date) => moment.toISOString().replace('.000Z', '+00:00');

/** Bertrand's counter, twenty minutes before the curtain; each test has a house of its own, of ten places. */
export function boxOfficeDesk(dateFields: Partial<StoredShowDate> = {}) {
  let site: TestDatabase;
  let ask: AskApi;
  let house: Evening;
  beforeAll(async () => {
    site = await openTestDatabase();
    ask = openApi(site.database, {
      ...ticketOrderRoutes,
      ...showRoutes,
      ...showDeskRoutes,
      ...bookingRoutes,
      ...deskBookingRoutes,
      ...freeTicketRoutes,
    });
    await welcomeTroupe(site.database);
  });
  beforeEach(async () => {
    await site.setClock(after(10));
    house = await openHouse(site.database, { max_places: 10, ...dateFields });
  });
  afterAll(() => site.close());

  /** What Bertrand's phone sends for one full seat, paid in cash. */
  const order = (fields: object = {}) => ({
    uuid: randomUUID(),
    dateUuid: house.date,
    seats: [full(1)],
    total: 12,
    state: { code: 'PAYEE' },
    means: { code: 'ESPECES' },
    at: wireOf(after(10)),
    ...fields,
  });
  const post = (body: object, by: Player = troupe.bertrand, headers = underKey()): Promise<Answered> =>
    ask('POST', '/api/ticket-orders', { by, body, headers });

  return {
    database: () => site.database,
    house: () => house,
    setClock: (at: Date) => site.setClock(at),
    ask: (method: string, path: string, body?: unknown, by: Player = troupe.bertrand): Promise<Answered> =>
      ask(method, path, { by, headers: underKey(), ...(body !== undefined && { body }) }),
    order,
    post,
    sell: (fields: object = {}) => post(order(fields)),
    change: (uuid: string, code: string, fields: object = {}): Promise<Answered> =>
      ask('PUT', `/api/ticket-orders/${uuid}`, {
        by: troupe.bertrand,
        headers: underKey(),
        body: { state: { code }, at: wireOf(after(12)), ...fields },
      }),
    /** Says from which minute after the doors opened latecomers lose their seats. */
    closeToLatecomers: (minutes: number | null): Promise<Answered> =>
      ask('PUT', `/api/door-dates/${house.date}`, {
        by: troupe.bertrand,
        headers: underKey(),
        body: { latecomersUntil: minutes === null ? null : wireOf(after(minutes)) },
      }),
    invite: () => addTicket(site.database, house.date),
    /** A booking of two full and one reduced seats, 32.50 €, and the ticket that the door knows it by. */
    async booking(fields: Parameters<typeof addBooking>[2] = {}, date = house.date) {
      const uuid = await addBooking(site.database, date, fields);
      const { ticket_uuid: ticket } = await site.database
        .selectFrom('bookings')
        .select('ticket_uuid')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      return { uuid, ticket };
    },
    scan: (fields: Parameters<typeof scan>[1]) => send(site.database, scan(house, fields)),
    doorTicket: async (uuid: string) =>
      must((await readDoorTickets(site.database, [uuid])).get(uuid), 'a row at the door'),
    doorDate: async () => must((await readDoorDates(site.database, [house.date])).get(house.date), 'a date'),
    row: async (uuid: string) => (await readTicketOrderRows(site.database, [uuid])).get(uuid),
    orders: async () => {
      const { body } = await ask('GET', `/api/ticket-orders?date=${house.date}&limit=200`, {
        by: troupe.bertrand,
      });
      return body.data;
    },
  };
}
