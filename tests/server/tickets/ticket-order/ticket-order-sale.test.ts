import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { boxOfficeDesk, full, reduced, wireOf } from '../../../support/box-office-desk';
import { after, curtain } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = boxOfficeDesk();

describe('a sale', () => {
  test('is answered with its numbers, its prices and who made it', async () => {
    const { status, body } = await desk.sell({ seats: [full(2), reduced(1)], total: 32.5, name: ' Zoé ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      dateUuid: desk.house().date,
      name: 'Zoé',
      seats: [
        { category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 2, price: 12 },
        { category: { slug: 'tarif-reduit', name: 'Tarif réduit' }, count: 1, price: 8.5 },
      ],
      total: 32.5,
      firstNumber: 1,
      lastNumber: 3,
      state: { code: 'PAYEE', name: 'Payée' },
      means: { code: 'ESPECES', name: 'Espèces' },
      at: '2026-11-21T20:10:00+01:00',
      by: 'Bertrand Calvet',
      beyond: false,
    });
  });

  test('goes on with the numbers of the date, after invitations too', async () => {
    await desk.sell({ seats: [full(2)], total: 24 });
    await desk.invite();
    const { body } = await desk.sell();
    expect([body.firstNumber, body.lastNumber]).toEqual([4, 4]);
  });

  test('takes seats, of the public, of the booking office and of free tickets', async () => {
    await desk.sell({ seats: [full(4)], total: 48 });
    const dates = await desk.ask('GET', `/api/booking-dates/${desk.house().date}`, undefined, troupe.rosalie);
    expect(dates.body).toMatchObject({ booked: 0, invited: 0, sold: 4, left: 6 });
    const show = await desk.ask('GET', `/api/shows/${desk.house().show}`, undefined, troupe.seraphine);
    const evening = show.body.dates.find(({ uuid }: { uuid: string }) => uuid === desk.house().date);
    expect(evening.bookedPlaces).toBe(4);
    expect((await desk.doorDate()).bookedPlaces).toBe(4);
  });

  test('is none where fewer seats are left', async () => {
    await desk.sell({ seats: [full(9)], total: 108 });
    const { status, body } = await desk.sell({ seats: [full(2)], total: 24 });
    expect([status, body.code, body.message]).toEqual([409, 'full', 'Il ne reste qu’une place.']);
    expect(await desk.orders()).toHaveLength(1);
  });

  test('stands all the same where the people are in already, and says that seats lacked', async () => {
    await desk.sell({ seats: [full(9)], total: 108 });
    const over = await desk.sell({ seats: [full(2)], total: 24, beyond: true });
    expect([over.status, over.body.beyond, over.body.firstNumber]).toEqual([201, true, 10]);
  });

  test('says of none that seats lacked where they were there', async () => {
    expect((await desk.sell({ beyond: true })).body.beyond).toBe(false);
  });

  test('is none at other prices than those of the moment', async () => {
    const { status, body } = await desk.sell({ total: 11 });
    expect([status, body.code]).toEqual([409, 'price-changed']);
    expect(body.message.replace(/\s/g, ' ')).toContain('le total est de 12,00 €');
  });

  test('is none of a tariff that the show does not have', async () => {
    const { body } = await desk.sell({ seats: [{ category: { slug: 'inconnu' }, count: 1 }] });
    expect([body.code, Object.keys(body.fields)]).toEqual(['invalid-field', ['seats.0.category']]);
  });

  test('costs what is given where the participation is free', async () => {
    await setDate({ free_participation: true });
    const { status, body } = await desk.sell({ seats: [{ count: 2 }], total: 7.5 });
    expect([status, body.total, body.seats]).toEqual([201, 7.5, [{ count: 2, price: 0 }]]);
  });

  test('of ten dear seats is taken, and none of a year in which nobody could have made it', async () => {
    await setDate({ free_participation: true });
    const dear = await desk.sell({ seats: [{ count: 10 }], total: 99_999.9 });
    expect([dear.status, dear.body.total]).toEqual([201, 99_999.9]);
    const old = await desk.sell({ seats: [{ count: 1 }], total: 5, at: '1990-11-21T20:10:00+01:00' });
    expect([old.status, old.body.code, Object.keys(old.body.fields)]).toEqual([400, 'invalid-field', ['at']]);
  });

  test('by a device whose clock is ahead is of the moment at which it arrives', async () => {
    expect((await desk.sell({ at: wireOf(after(13)) })).body.at).toBe('2026-11-21T20:13:00+01:00');
    expect((await desk.sell({ at: '2027-11-21T20:10:00+01:00' })).body.at).toBe('2026-11-21T20:10:00+01:00');
  });

  test('of nothing is free, whatever means were chosen; and nothing is free that costs something', async () => {
    await setDate({ free_participation: true });
    const free = await desk.sell({ seats: [{ count: 2 }], total: 0 });
    expect(free.body.means).toEqual({ code: 'GRATUIT', name: 'Gratuit' });
    const given = await desk.sell({ seats: [{ count: 2 }], total: 5, means: { code: 'GRATUIT' } });
    expect([given.body.code, Object.keys(given.body.fields)]).toEqual(['invalid-field', ['means.code']]);
  });

  test('may be paid later', async () => {
    const { body } = await desk.sell({ state: { code: 'A_PAYER' }, means: undefined });
    expect(body.state.code).toBe('A_PAYER');
    expect(body).not.toHaveProperty('means');
  });

  test('is possible on a rehearsal, to try the counter', async () => {
    await setDate({ rehearsal: true });
    expect((await desk.sell()).status).toBe(201);
  });

  test('is possible until half a day after the curtain, whenever the phone sends it', async () => {
    await desk.setClock(after(48 * 60));
    const at = (hours: number) => wireOf(new Date(curtain.getTime() + hours * 3_600_000));
    expect((await desk.sell({ at: at(12) })).status).toBe(201);
    const late = await desk.sell({ at: at(12.5) });
    expect([late.status, late.body.code]).toEqual([409, 'wrong-state']);
  });

  test('is none of a date that is not there', async () => {
    const { status, body } = await desk.sell({ dateUuid: randomUUID() });
    expect([status, body.message]).toEqual([404, 'Séance introuvable']);
  });
});

describe('a sale that is sent again', () => {
  test('is answered alike, and sold once', async () => {
    const sale = desk.order();
    const first = await desk.post(sale);
    const second = await desk.post(sale);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await desk.doorDate()).bookedPlaces).toBe(1);
    expect((await desk.sell()).body.firstNumber).toBe(2);
  });

  test('is answered as it stands now, where something became of it', async () => {
    const sale = desk.order();
    await desk.post(sale);
    await desk.change(sale.uuid, 'REMBOURSEE');
    expect((await desk.post(sale)).body.state.code).toBe('REMBOURSEE');
  });

  test('is another one where anything in it differs', async () => {
    const sale = desk.order();
    await desk.post(sale);
    for (const other of [
      { seats: [full(2)], total: 24 },
      { name: 'Zoé' },
      { means: { code: 'CARTE' } },
      { dateUuid: desk.house().otherDate },
    ]) {
      const { status, body } = await desk.post({ ...sale, ...other });
      expect([status, body.code]).toEqual([409, 'already-exists']);
    }
  });

  test('never takes the uuid of another ticket', async () => {
    const { body } = await desk.sell({ uuid: await desk.invite() });
    expect(body.code).toBe('already-exists');
  });
});

test('orders are listed newest first, those of a date, in a state', async () => {
  await desk.sell({ at: '2026-11-21T20:01:00+01:00' });
  const { body: second } = await desk.sell({ at: '2026-11-21T20:02:00+01:00' });
  await desk.change(second.uuid, 'ANNULEE');
  const { body: third } = await desk.sell({ at: '2026-11-21T20:03:00+01:00' });
  const orders = await desk.orders();
  expect(orders.map(({ firstNumber }: { firstNumber: number }) => firstNumber)).toEqual([3, 2, 1]);
  const { body } = await desk.ask('GET', `/api/ticket-orders?date=${desk.house().date}&state=PAYEE&limit=1`);
  expect(body.metadata).toMatchObject({ total: 2, lastPage: 2 });
  expect(body.data).toEqual([third]);
  expect((await desk.ask('GET', `/api/ticket-orders/${third.uuid}`)).body).toMatchObject(third);
});

const setDate = (fields: { readonly free_participation?: boolean; readonly rehearsal?: boolean }) =>
  write(desk.database(), ({ database }) =>
    database.updateTable('show_dates').set(fields).where('uuid', '=', desk.house().date).execute(),
  );
