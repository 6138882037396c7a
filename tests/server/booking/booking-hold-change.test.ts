import { describe, expect, test } from 'vitest';
import { bookingDesk } from '../../support/booking-desk';
import { openHouse } from '../../support/door';

const desk = bookingDesk();

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
