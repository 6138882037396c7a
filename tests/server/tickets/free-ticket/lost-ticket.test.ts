import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { ticketOrderRoutes } from '#server/tickets/ticket-order/ticket-order-routes';
import { openApi, underKey } from '../../../support/api';
import { full, wireOf } from '../../../support/box-office-desk';
import { addBooking, addTicket, after, openHouse } from '../../../support/door';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { seatsTaken } from '../../../support/seats-taken';
import { type Player, troupe } from '../../../support/troupe';

const desk = freeTicketDesk();
const { marius, rosalie, seraphine, bertrand } = troupe;

const replace = (by: Player, uuid: string, body: object = {}) =>
  desk.ask('POST', `/api/office-free-tickets/${uuid}/replacement`, { by, body });
const read = async (uuid: string) =>
  (await desk.ask('GET', `/api/free-tickets/${uuid}`, { by: rosalie })).body;
const pdf = (uuid: string) => desk.ask('GET', `/api/free-tickets/${uuid}/pdf`, { by: marius });
const booked = async (date: string) => (await seatsTaken(desk.stage.database, date)).booked;
const verdict = async (uuid: string) =>
  (await desk.stage.sendOne({ code: await desk.stage.codeOf(uuid) })).verdict;

const waiting = { state: 'A_GENERER', generated_at: null } as const;
const used = { state: 'UTILISE', used_at: after(1) } as const;

describe('a lost ticket', () => {
  test('is replaced by one with the same seat, the next number and a code of its own', async () => {
    const house = await openHouse(desk.stage.database);
    const lost = await addTicket(desk.stage.database, house.date);
    const uuid = randomUUID();
    const { status, body } = await replace(seraphine, lost, { uuid, name: ' Hélène M. ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      uuid,
      name: 'Hélène M.',
      state: { code: 'GENERE' },
      owner: { uuid: marius.uuid },
    });
    expect((await read(lost)).replacedBy).toBe(uuid);
    expect(await booked(house.date)).toBe(1);
    const { ticket_number } = await desk.stage.database
      .selectFrom('free_tickets')
      .select('ticket_number')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(ticket_number).toBe(2);
    expect((await pdf(uuid)).status).toBe(200);
    expect((await pdf(lost)).body.message).toBe('Ce billet n’est plus valable.');
  });

  test('lets nobody in any more, and the new one does', async () => {
    const lost = await desk.stage.ticket();
    const { body } = await replace(rosalie, lost);
    expect(await verdict(lost)).toBe('REMPLACE');
    expect(await verdict(body.uuid)).toBe('OK');
  });

  test('is not replaced by one that the door would take for a booking or a sale', async () => {
    const { database, evening } = desk.stage;
    const lost = await desk.stage.ticket();
    const booking = await addBooking(database, evening.date);
    const booked = must((await findTicketsOf(database, [booking])).get(booking), 'the ticket of a booking');
    const sale = randomUUID();
    const order = {
      uuid: sale,
      dateUuid: evening.date,
      seats: [full(1)],
      total: 12,
      state: { code: 'PAYEE' },
      means: { code: 'ESPECES' },
      at: wireOf(after(10)),
    };
    const sell = openApi(database, ticketOrderRoutes);
    expect(
      (await sell('POST', '/api/ticket-orders', { by: bertrand, headers: underKey(), body: order })).status,
    ).toBe(201);
    for (const uuid of [booking, booked, sale])
      expect(await replace(rosalie, lost, { uuid })).toMatchObject({
        status: 409,
        body: { code: 'already-exists' },
      });
    expect(await verdict(lost)).toBe('OK');
  });

  test('is replaced once, though the answer was lost or two ask at the same instant', async () => {
    const lost = await desk.stage.ticket();
    const uuid = randomUUID();
    const first = await replace(rosalie, lost, { uuid });
    expect((await replace(rosalie, lost, { uuid })).body).toEqual(first.body);
    const other = await desk.stage.ticket();
    const both = await Promise.all([replace(rosalie, other), replace(seraphine, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is replaced in a full house too', async () => {
    const house = await openHouse(desk.stage.database, { max_places: 1 });
    const lost = await addTicket(desk.stage.database, house.date);
    expect((await replace(rosalie, lost)).status).toBe(201);
    expect(await booked(house.date)).toBe(1);
  });

  test('that was blocked meanwhile is replaced by one that is not', async () => {
    const { body } = await replace(rosalie, await desk.stage.ticket({ blocked_at: after(-1) }));
    expect(body).not.toHaveProperty('blockedAt');
  });

  test.each([
    ['was never generated', waiting, 'Ce billet n’est pas encore généré\u00a0: il n’y a rien à remplacer.'],
    ['was used', used, 'Ce billet a déjà servi.'],
    ['is cancelled', { cancelled_at: after(-1) }, 'Ce billet a été annulé.'],
    ['was replaced', { replaced_by: randomUUID() }, 'Ce billet a été remplacé par un autre.'],
  ])('is not replaced where it %s', async (_, fields, message) => {
    const { status, body } = await replace(rosalie, await desk.stage.ticket(fields));
    expect([status, body.code, body.message]).toEqual([409, 'wrong-state', message]);
  });

  test('is not replaced under a uuid that is another’s', async () => {
    const uuid = await desk.stage.ticket();
    expect((await replace(rosalie, await desk.stage.ticket(), { uuid })).body.code).toBe('already-exists');
  });
});
