import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { boxOfficeDesk } from '../../../support/box-office-desk';
import { after } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = boxOfficeDesk();

const pay = (ticket: string, fields: object = {}) =>
  desk.sell({ seats: undefined, ticket, total: 32.5, means: { code: 'CARTE' }, ...fields });
const bookingOf = async (uuid: string) =>
  desk
    .database()
    .selectFrom('bookings')
    .select(['paid_at', 'version'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
const historyOf = async (uuid: string) =>
  (await desk.ask('GET', `/api/office-bookings/${uuid}/history`, undefined, troupe.rosalie)).body;

describe('the payment of a booking', () => {
  test('numbers its seats at its own prices, and takes none', async () => {
    const { ticket } = await desk.booking();
    const { status, body } = await pay(ticket);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ticket, total: 32.5, firstNumber: 1, lastNumber: 3, beyond: false });
    expect(body.seats.map(({ count, price }: { count: number; price: number }) => [count, price])).toEqual([
      [2, 12],
      [1, 8.5],
    ]);
    expect((await desk.doorDate()).bookedPlaces).toBe(3);
  });

  test('is known at the door and in the office, which sees who took the money', async () => {
    const { uuid, ticket } = await desk.booking();
    expect((await desk.doorTicket(ticket)).amountDue).toBe(32.5);
    await pay(ticket);
    expect((await desk.doorTicket(ticket)).amountDue).toBe(0);
    expect((await bookingOf(uuid)).paid_at).toEqual(after(10));
    const [, act] = await historyOf(uuid);
    expect(act).toMatchObject({ kind: 'paid', office: true, by: { slug: troupe.bertrand.slug } });
  });

  test('is taken once', async () => {
    const { ticket } = await desk.booking();
    await pay(ticket);
    const { status, body } = await pay(ticket);
    expect([status, body.code, body.message]).toEqual([
      409,
      'wrong-state',
      'Cette réservation est déjà payée.',
    ]);
  });

  test('is not taken back by the office, which does not have the money', async () => {
    const { uuid, ticket } = await desk.booking();
    const order = await pay(ticket);
    const change = async () => {
      const { version } = await bookingOf(uuid);
      const holder = { name: 'Castan', firstname: 'Rémi', email: 'remi@troupe.example' };
      const body = { ...holder, paid: false, version };
      return desk.ask('PUT', `/api/office-bookings/${uuid}`, body, troupe.rosalie);
    };
    expect((await change()).body).toMatchObject({
      code: 'wrong-state',
      message:
        'Cette réservation a été payée au guichet ou à l’entrée\u00a0: c’est au guichet qu’elle se rembourse.',
    });
    await desk.change(order.body.uuid, 'REMBOURSEE');
    expect((await change()).status).toBe(200);
  });

  test('is given back at the counter too once the office has cancelled the booking', async () => {
    const { uuid, ticket } = await desk.booking();
    const order = await pay(ticket);
    await desk.ask('POST', `/api/office-bookings/${uuid}/cancellation`, {}, troupe.rosalie);
    const { version, paid_at } = await bookingOf(uuid);
    expect(paid_at).not.toBeNull();
    const change = { name: 'Castan', firstname: 'Rémi', paid: false, version };
    const { body } = await desk.ask('PUT', `/api/office-bookings/${uuid}`, change, troupe.rosalie);
    expect(body.code).toBe('wrong-state');
    await desk.change(order.body.uuid, 'REMBOURSEE');
    expect((await bookingOf(uuid)).paid_at).toBeNull();
  });

  test.each([
    ['the office was paid before', { paid_at: after(-60) }],
    ['it was cancelled', { state: 'ANNULEE' as const }],
    ['it waits for a seat', { state: 'EN_ATTENTE' as const }],
  ])('is refused where %s', async (_, fields) => {
    const { ticket } = await desk.booking(fields);
    const { body } = await pay(ticket);
    expect(body.code).toBe('wrong-state');
  });

  test('is refused where the door took the money, until that entry is taken back', async () => {
    const { ticket } = await desk.booking();
    const [entry] = await desk.scan({ ticket, paid: true });
    expect((await pay(ticket)).body.message).toBe('Cette réservation est déjà payée.');
    await desk.scan({ ticket, kind: 'undo', undoes: entry?.key ?? '', at: after(1) });
    expect((await pay(ticket)).status).toBe(201);
  });

  test('is refused for a booking of another date, and for none at all', async () => {
    const { ticket } = await desk.booking({}, desk.house().otherDate);
    expect((await pay(ticket)).body.message).toBe('Cette réservation est pour une autre séance.');
    expect((await pay(randomUUID())).status).toBe(404);
  });

  test('stands where it was taken without a network, and the booking changed to another date meanwhile', async () => {
    const { uuid, ticket } = await desk.booking({}, desk.house().otherDate);
    const { status, body } = await pay(ticket, { beyond: true });
    expect([status, body.dateUuid]).toEqual([201, desk.house().date]);
    expect((await bookingOf(uuid)).paid_at).not.toBeNull();
  });

  test('is refused where the screen showed another amount, and where nothing is paid', async () => {
    const { ticket } = await desk.booking();
    expect((await pay(ticket, { total: 30 })).body.code).toBe('price-changed');
    const later = await pay(ticket, { state: { code: 'A_PAYER' }, means: undefined });
    expect([later.body.code, Object.keys(later.body.fields)]).toEqual(['invalid-field', ['state.code']]);
  });

  test('takes what is given where the participation is free', async () => {
    await write(desk.database(), ({ database }) =>
      database
        .updateTable('show_dates')
        .set({ free_participation: true })
        .where('uuid', '=', desk.house().date)
        .execute(),
    );
    const { ticket } = await desk.booking();
    expect((await pay(ticket, { total: 10 })).body.total).toBe(10);
  });
});

describe.each(['REMBOURSEE', 'ANNULEE'])('a payment that becomes %s', (code) => {
  test('leaves its booking unpaid, to be paid again', async () => {
    const { uuid, ticket } = await desk.booking();
    const { body } = await pay(ticket);
    await desk.setClock(after(12));
    expect((await desk.change(body.uuid, code)).body.state.code).toBe(code);
    expect((await bookingOf(uuid)).paid_at).toBe(null);
    expect((await desk.doorTicket(ticket)).amountDue).toBe(32.5);
    expect((await historyOf(uuid)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'booked',
      'paid',
      'unpaid',
    ]);
    expect((await desk.doorDate()).bookedPlaces).toBe(3);
    expect((await pay(ticket)).body.firstNumber).toBe(4);
  });
});
