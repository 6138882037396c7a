import { describe, expect, test } from 'vitest';
import { releaseExpiredHolds } from '#server/tickets/booking/booking-hold-change';
import { updateHold } from '#server/tickets/booking/booking-hold-repository';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { after, openHouse } from '../../../support/door';
import { lockWaits } from '../../../support/lock-waits';
import { seatsTaken } from '../../../support/seats-taken';

const desk = bookingDesk();
const held = async () => (await seatsTaken(desk.site().database, desk.house().date)).held;
const seconds = (count: number) => after(count / 60, dayBefore);

describe('seats that are held', () => {
  test('are never a whole hall for one network', async () => {
    await desk.setDate({ max_places: 100 });
    for (let time = 0; time < 3; time += 1) expect((await desk.hold(10, '10.7.7.7')).status).toBe(201);
    expect(await desk.hold(1, '10.7.7.7')).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect((await desk.hold(1)).status).toBe(201);
  });

  test('are at most half of a small hall for one network, and always enough for one booking', async () => {
    await desk.setDate({ max_places: 24 });
    expect((await desk.hold(10, '10.7.7.8')).status).toBe(201);
    expect((await desk.hold(3, '10.7.7.8')).status).toBe(429);
    const { body: hold } = await desk.hold(2, '10.7.7.8');
    const change = (places: number) =>
      desk.ask('PUT', `/api/booking-holds/${hold.uuid}`, { body: { places } });
    expect([(await change(3)).status, (await change(1)).status]).toEqual([429, 200]);
  });

  test('are at most half of a hall for all networks that one server may own', async () => {
    await desk.setDate({ max_places: 24 });
    expect((await desk.hold(10, '2001:db8:7:1::1')).status).toBe(201);
    expect((await desk.hold(3, '2001:db8:7:2::1')).status).toBe(429);
    const { body: hold } = await desk.hold(2, '2001:db8:7:3::1');
    const change = (places: number) =>
      desk.ask('PUT', `/api/booking-holds/${hold.uuid}`, { body: { places } });
    expect([(await change(3)).status, (await change(1)).status]).toEqual([429, 200]);
    expect((await desk.hold(3, '2001:db8:71:2::1')).status).toBe(201);
  });

  test('are sixty at most for all networks that one server may own, in a hall however large', async () => {
    await desk.setDate({ max_places: 1000 });
    for (let rank = 1; rank <= 6; rank += 1)
      expect((await desk.hold(10, `2001:db8:8:${rank}::1`)).status).toBe(201);
    expect((await desk.hold(1, '2001:db8:8:7::1')).status).toBe(429);
  });

  test('of one evening count for no other, small as it may be', async () => {
    expect((await desk.hold(10, '10.7.7.9')).status).toBe(201);
    const { date: dateUuid } = await openHouse(desk.site().database, { max_places: 10 });
    const headers = { 'X-Forwarded-For': '10.7.7.9' };
    const hold = (places: number) =>
      desk.ask('POST', '/api/booking-holds', { body: { dateUuid, places }, headers });
    expect([(await hold(10)).status, (await hold(1)).status]).toEqual([201, 429]);
  });
});

describe('seats held by a page', () => {
  const [first, second] = ['0190f002-0000-7000-8000-000000000001', '0190f002-0000-7000-8000-000000000002'];
  const holdBy = async (page: string | undefined): Promise<string> => {
    const body = { dateUuid: desk.house().date, places: 4, page };
    return (await desk.ask('POST', '/api/booking-holds', { body })).body.uuid;
  };
  const take = (uuid: string, page: string) =>
    desk.ask('PUT', `/api/booking-holds/${uuid}`, { body: { places: 4, page } });
  const leave = (uuid: string, page: string) => desk.ask('DELETE', `/api/booking-holds/${uuid}?page=${page}`);

  test('are free a moment after it is closed', async () => {
    await leave(await holdBy(first), first);
    await desk.setClock(seconds(14));
    expect(await held()).toBe(4);
    await desk.setClock(seconds(15));
    expect(await held()).toBe(0);
  });

  test('stay held where the page is loaded again, though others wait for them, and no longer than before', async () => {
    const uuid = await holdBy(first);
    await desk.book({ seats: seats(6) });
    const waiting = (await desk.book({ seats: seats(2), waitingList: true })).body.uuid;
    await leave(uuid, first);
    await desk.setClock(seconds(10));
    expect((await take(uuid, second)).body.until).toBe('2026-11-20T20:45:00+01:00');
    await desk.setClock(seconds(60));
    await releaseExpiredHolds(desk.site().database);
    expect((await desk.ask('GET', `/api/bookings/${waiting}`)).body.state.code).toBe('EN_ATTENTE');
    expect(await held()).toBe(4);
    await desk.setClock(seconds(15 * 60));
    expect(await held()).toBe(0);
  });

  test('are those of the page that asked last: what the former says too late changes nothing', async () => {
    const uuid = await holdBy(first);
    await take(uuid, second);
    expect((await leave(uuid, first)).status).toBe(204);
    await desk.setClock(seconds(60));
    expect(await held()).toBe(4);
  });

  test('are not held longer by a page that is closed as their time ends', async () => {
    const uuid = await holdBy(first);
    await desk.setClock(seconds(15 * 60 - 5));
    await leave(uuid, first);
    await desk.setClock(seconds(15 * 60));
    expect(await held()).toBe(0);
    expect((await take(uuid, second)).status).toBe(404);
  });

  test('and over are held again under the same uuid, even before the job has run', async () => {
    const uuid = await holdBy(first);
    await desk.setClock(seconds(15 * 60));
    const body = { uuid, dateUuid: desk.house().date, places: 3, page: first };
    expect((await desk.ask('POST', '/api/booking-holds', { body })).status).toBe(201);
    expect(await held()).toBe(3);
  });

  test('that the job was about to release are kept by a page that has just taken them over', async () => {
    const { database } = desk.site();
    const uuid = await holdBy(first);
    await leave(uuid, first);
    await desk.setClock(seconds(15));
    const { job } = await write(database, async ({ database: lock }) => {
      const date = lock.selectFrom('show_dates').select('uuid').where('uuid', '=', desk.house().date);
      await date.forUpdate().execute();
      const running = releaseExpiredHolds(database);
      await lockWaits(database, 1);
      await updateHold(lock, uuid, { until: seconds(900) });
      return { job: running };
    });
    await job;
    expect(await held()).toBe(4);
  });

  test('of a browser that does not name its pages are given back at once', async () => {
    const uuid = await holdBy(undefined);
    await leave(uuid, first);
    expect(await held()).toBe(4);
    await desk.ask('DELETE', `/api/booking-holds/${uuid}`);
    expect(await held()).toBe(0);
  });
});
