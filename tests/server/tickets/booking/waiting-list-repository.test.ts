import { describe, expect, test } from 'vitest';
import { releaseExpiredHolds } from '#server/tickets/booking/booking-hold-change';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { after, curtain, openHouse } from '../../../support/door';
import { lettersLeft } from '../../../support/letters-left';
import { lockWaits } from '../../../support/lock-waits';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { seatsTaken } from '../../../support/seats-taken';

const desk = bookingDesk();
const stateOf = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body.state.code;
const taken = () => seatsTaken(desk.site().database, desk.house().date);
/** Each person joins the list a second after the one before. */
const wait = async (count: number): Promise<string> => {
  await desk.tick();
  return (await desk.book({ seats: seats(count), waitingList: true })).body.uuid;
};
const cancel = (uuid: string) => desk.ask('DELETE', `/api/bookings/${uuid}`);
const accept = (uuid: string, body = {}) =>
  desk.ask('PUT', `/api/bookings/${uuid}`, { body: { state: { code: 'CONFIRMEE' }, ...body } });

/** Two people ask the same for two evenings: neither is served before both have asked. */
async function atOnce(ask: (date: string) => ReturnType<typeof desk.ask>) {
  const { database } = desk.site();
  const { date } = await openHouse(database, { max_places: 10 });
  const dates = [desk.house().date, date];
  const { asked } = await database.transaction().execute(async (lock) => {
    await lock.selectFrom('show_dates').select('uuid').where('uuid', 'in', dates).forUpdate().execute();
    const both = Promise.all(dates.map(ask));
    await lockWaits(database, 2);
    return { asked: both };
  });
  return asked;
}

describe('a full date', () => {
  test('is booked once under one uuid, even if two evenings are booked with it at once', async () => {
    const uuid = '0190f001-0000-7000-8000-000000000002';
    const answers = await atOnce((dateUuid) => desk.book({ uuid, dateUuid, seats: seats(2) }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const stored = await desk.site().database.selectFrom('booking_seats').select('count').execute();
    expect(stored.map(({ count }) => count)).toEqual([2]);
  });

  test('says how many seats are left, and takes nothing', async () => {
    await desk.book({ seats: seats(9) });
    expect(await desk.book()).toMatchObject({
      status: 409,
      body: { code: 'full', message: 'Il ne reste qu’une place.' },
    });
    await desk.book({ seats: seats(1) });
    expect((await desk.book()).body.message).toBe('Cette séance est complète.');
    expect((await taken()).booked).toBe(10);
  });

  test('lets nobody wait for more seats than the hall has', async () => {
    await desk.setDate({ max_places: 4 });
    expect((await desk.book({ seats: seats(5), waitingList: true })).status).toBe(409);
    expect((await desk.book({ seats: seats(4), waitingList: true })).status).toBe(201);
    const waiting = await wait(2);
    const change = (count: number) =>
      desk.ask('PUT', `/api/bookings/${waiting}`, { body: { seats: seats(count) } });
    expect((await change(5)).body).toMatchObject({ code: 'full' });
    expect((await change(4)).body.seats).toMatchObject([{ count: 4 }]);
  });

  test('lets people wait, and offers what is freed to the first whom it suits', async () => {
    const first = (await desk.book({ seats: seats(6) })).body.uuid;
    await desk.book({ seats: seats(4) });
    const [many, few, last] = [await wait(8), await wait(4), await wait(2)];
    await cancel(first);
    expect([await stateOf(many), await stateOf(few), await stateOf(last)]).toEqual([
      'EN_ATTENTE',
      'PROPOSEE',
      'PROPOSEE',
    ]);
    expect(await taken()).toEqual({ booked: 4, offered: 6, held: 0 });
    expect((await desk.book({ seats: seats(1) })).body.code).toBe('full');
  });

  test('an offer is taken, be it with fewer seats; the rest goes on', async () => {
    const first = (await desk.book({ seats: seats(10) })).body.uuid;
    const [waiting, next] = [await wait(6), await wait(5)];
    await cancel(first);
    expect([await stateOf(waiting), await stateOf(next)]).toEqual(['PROPOSEE', 'EN_ATTENTE']);
    const { body } = await accept(waiting, { seats: seats(5) });
    expect(body).toMatchObject({ state: { code: 'CONFIRMEE' }, total: 60 });
    expect(body.offeredUntil).toBeUndefined();
    expect(await stateOf(next)).toBe('PROPOSEE');
    expect(await taken()).toEqual({ booked: 5, offered: 5, held: 0 });
  });

  test('an offer that is not taken within twelve hours passes on', async () => {
    await desk.setClock(after(-3 * 24 * 60, curtain));
    const first = (await desk.book({ seats: seats(10) })).body.uuid;
    const [waiting, next] = [await wait(10), await wait(10)];
    await cancel(first);
    await lettersLeft(desk);
    await desk.setClock(after(-3 * 24 * 60 + 12 * 60 - 1, curtain));
    expect(await expireOffers(desk.site().database)).toBe(0);
    await desk.setClock(after(-3 * 24 * 60 + 12 * 60 + 1, curtain));
    expect((await accept(waiting)).body.message).toBe('Cette proposition a expiré.');
    expect(await expireOffers(desk.site().database)).toBe(1);
    expect([await stateOf(waiting), await stateOf(next)]).toEqual(['ANNULEE', 'PROPOSEE']);
  });

  test('who waits cannot take what was not offered, and goes to the end for more seats', async () => {
    const first = (await desk.book({ seats: seats(10) })).body.uuid;
    const [greedy, modest] = [await wait(2), await wait(3)];
    expect((await accept(greedy)).body.message).toBe(
      'Aucune place n’est encore proposée à cette réservation.',
    );
    await desk.setClock(after(1, dayBefore));
    await desk.ask('PUT', `/api/bookings/${greedy}`, { body: { seats: seats(8) } });
    await cancel(first);
    expect([await stateOf(greedy), await stateOf(modest)]).toEqual(['EN_ATTENTE', 'PROPOSEE']);
  });

  test('nothing is offered once booking has ended', async () => {
    await desk.book({ seats: seats(10) });
    const waiting = await wait(2);
    await desk.setClock(after(-119, curtain));
    await desk.setDate({ max_places: 20 });
    await expireOffers(desk.site().database);
    expect(await stateOf(waiting)).toBe('EN_ATTENTE');
  });

  test('a hall that is made larger is offered to who waits', async () => {
    await desk.book({ seats: seats(10) });
    const waiting = await wait(2);
    const show = await desk.readShow();
    const [date, ...others] = show.dates;
    await desk.saveShow({ ...show, dates: [{ ...date, maxPlaces: 12 }, ...others] });
    expect(await stateOf(waiting)).toBe('PROPOSEE');
  });
});

describe('seats that are held while a form is filled in', () => {
  test('are nobody else’s for a quarter of an hour, and become the booking’s', async () => {
    const { status, body: hold } = await desk.hold(8);
    expect(status).toBe(201);
    expect(hold).toEqual({
      uuid: expect.any(String),
      dateUuid: desk.house().date,
      places: 8,
      until: '2026-11-20T20:45:00+01:00',
    });
    expect((await desk.book({ seats: seats(3) })).body.message).toBe('Il ne reste que 2 places.');
    expect((await desk.book({ seats: seats(8), hold: hold.uuid })).status).toBe(201);
    expect(await taken()).toEqual({ booked: 8, offered: 0, held: 0 });
  });

  test('are free again when it is over, and go to who waits', async () => {
    const { body: hold } = await desk.hold(10);
    const waiting = await wait(4);
    await desk.setClock(after(15, dayBefore));
    expect((await taken()).held).toBe(0);
    const change = await desk.ask('PUT', `/api/booking-holds/${hold.uuid}`, { body: { places: 2 } });
    expect(change).toMatchObject({ status: 404, body: { message: 'Ces places ne sont plus gardées.' } });
    expect(await releaseExpiredHolds(desk.site().database)).toBe(1);
    expect(await stateOf(waiting)).toBe('PROPOSEE');
  });

  test('become more or fewer, for as long as before', async () => {
    const { body: hold } = await desk.hold(4);
    await desk.setClock(after(5, dayBefore));
    const change = (places: number) =>
      desk.ask('PUT', `/api/booking-holds/${hold.uuid}`, { body: { places } });
    expect((await change(10)).body).toEqual({ ...hold, places: 10 });
    expect((await change(2)).body).toEqual({ ...hold, places: 2 });
    await desk.book({ seats: seats(8) });
    expect((await change(3)).body).toMatchObject({ code: 'full' });
  });

  test('are held once under one uuid, even if two evenings are asked for at once', async () => {
    const uuid = '0190f001-0000-7000-8000-000000000001';
    const answers = await atOnce((dateUuid) =>
      desk.ask('POST', '/api/booking-holds', { body: { uuid, dateUuid, places: 2 } }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-exists' });
  });

  test('are given back by who leaves', async () => {
    const { body: hold } = await desk.hold(10);
    expect((await desk.ask('DELETE', `/api/booking-holds/${hold.uuid}`)).status).toBe(204);
    expect((await desk.ask('DELETE', `/api/booking-holds/${hold.uuid}`)).status).toBe(204);
    expect((await desk.book({ seats: seats(10) })).status).toBe(201);
  });
});
