import { describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { write } from '#server/platform/database/transaction';
import { boxOfficeDesk, full } from '../../../support/box-office-desk';
import { after, curtain } from '../../../support/door';

const desk = boxOfficeDesk();

/** A full house: three bookings of three seats, one seat sold; of the first booking two have come, of the second all. */
async function fullHouse() {
  const bookings = [await desk.booking(), await desk.booking(), await desk.booking()] as const;
  const { body: sale } = await desk.sell();
  await desk.scan({ ticket: bookings[0].ticket, paid: true, count: 2 });
  await desk.scan({ ticket: bookings[1].ticket, paid: true, count: 3 });
  await desk.scan({ ticket: sale.uuid });
  return bookings;
}

describe('seats of people who have not come', () => {
  test('are sold once latecomers are not waited for any more, and not before', async () => {
    await fullHouse();
    await desk.closeToLatecomers(40);
    await desk.setClock(after(39));
    expect((await desk.sell()).body.code).toBe('full');
    await desk.setClock(after(40));
    expect((await desk.sell({ seats: [full(5)], total: 60 })).body.message).toBe('Il ne reste que 4 places.');
    const { status, body } = await desk.sell({ seats: [full(4)], total: 48 });
    expect([status, body.beyond]).toEqual([201, false]);
    expect((await desk.sell()).body.message).toBe('Cette séance est complète.');
  });

  test('are kept where nobody said until when', async () => {
    await fullHouse();
    await desk.setClock(after(120));
    expect((await desk.sell()).body.code).toBe('full');
  });

  test('are not sold where people of a cancelled booking sit on them, whether or not latecomers are waited for', async () => {
    const bookings = await fullHouse();
    await write(desk.database(), ({ database }) =>
      database
        .updateTable('bookings')
        .set({ state: 'ANNULEE', cancelled_at: after(5) })
        .where('uuid', '=', bookings[1].uuid)
        .execute(),
    );
    // Three booked seats are free of bookings, and people sit on them; the two others have not come.
    await desk.scan({ ticket: bookings[2].ticket, paid: true, count: 3 });
    await desk.scan({ ticket: bookings[0].ticket, at: after(2) });
    expect((await desk.sell()).body.message).toBe('Cette séance est complète.');
    await desk.closeToLatecomers(40);
    await desk.setClock(after(40));
    expect((await desk.sell()).body.message).toBe('Cette séance est complète.');
  });

  test('are kept for whoever came and went out for a moment', async () => {
    const [first] = await fullHouse();
    await desk.closeToLatecomers(40);
    await desk.scan({ ticket: first.ticket, kind: 'exit', count: 2, at: after(30) });
    await desk.setClock(after(41));
    expect((await desk.sell({ seats: [full(5)], total: 60 })).body.code).toBe('full');
    expect((await desk.sell({ seats: [full(4)], total: 48 })).status).toBe(201);
  });

  test('are free where an entry was taken back', async () => {
    const [, second] = await fullHouse();
    await desk.closeToLatecomers(40);
    const [entry] = await desk.scan({ ticket: second.ticket, at: after(5) });
    expect(entry?.status).toBe('duplicate');
    await desk.setClock(after(41));
    expect((await desk.sell({ seats: [full(4)], total: 48 })).status).toBe(201);
  });
});

describe('the moment from which latecomers lose their seats', () => {
  test('is told to every phone of the door, and taken back', async () => {
    const told = await desk.closeToLatecomers(40);
    expect(told.body.latecomersUntil).toBe('2026-11-21T20:40:00+01:00');
    expect((await desk.doorDate()).latecomersUntil).toEqual(after(40));
    expect((await desk.closeToLatecomers(null)).body).not.toHaveProperty('latecomersUntil');
    expect(await desk.doorDate()).not.toHaveProperty('latecomersUntil');
  });

  test('moves with its date', async () => {
    await desk.closeToLatecomers(40);
    await write(desk.database(), (transaction) =>
      moveShowDate(transaction, desk.house().date, after(24 * 60, curtain)),
    );
    expect((await desk.doorDate()).latecomersUntil).toEqual(after(24 * 60 + 40));
  });

  test('is one of a date that is there', async () => {
    const { status } = await desk.ask('PUT', `/api/door-dates/${randomUUID()}`, { latecomersUntil: null });
    expect(status).toBe(404);
  });
});
