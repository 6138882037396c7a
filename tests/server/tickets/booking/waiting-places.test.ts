import { beforeEach, describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { openHouse } from '../../../support/door';

const desk = bookingDesk();

beforeEach(() => desk.setDate({ max_places: 4 }));

/** A booking of two that waits for a hall of four. */
async function waiting() {
  await desk.book({ seats: seats(4) });
  return (await desk.book({ seats: seats(2), waitingList: true })).body;
}

const whole = ({ name, firstname, email, version }: Record<string, unknown>) => ({
  name,
  firstname,
  email,
  version,
});

describe('a booking that waits asks for more seats than the hall has', () => {
  const full = { code: 'full', message: 'La salle n’a que 4 places.' };

  test('from the start', async () => {
    await desk.book({ seats: seats(4) });
    const { status, body } = await desk.book({ seats: seats(5), waitingList: true });
    expect([status, body]).toMatchObject([409, full]);
  });

  test('later', async () => {
    const { uuid } = await waiting();
    const { body } = await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: seats(5) } });
    expect(body).toMatchObject(full);
  });

  test('through the office, which may ask for as many as the hall has', async () => {
    const booking = await waiting();
    const change = (count: number) =>
      desk.office('PUT', `/api/office-bookings/${booking.uuid}`, {
        ...whole(booking),
        paid: false,
        seats: seats(count),
      });
    expect((await change(5)).body).toMatchObject(full);
    expect((await change(4)).body.seats).toMatchObject([{ count: 4 }]);
  });

  test('and has them since before the hall became smaller: its name is corrected, its seats given back', async () => {
    const booking = await waiting();
    await desk.setDate({ max_places: 1 });
    const named = { ...whole(booking), name: 'Castaing', paid: false };
    const { status, body } = await desk.office('PUT', `/api/office-bookings/${booking.uuid}`, named);
    expect([status, body.name]).toEqual([200, 'Castaing']);
  });
});

describe('whoever waits', () => {
  const join = async () => {
    await desk.tick();
    return (await desk.book({ seats: seats(2), waitingList: true })).body.uuid as string;
  };
  const read = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
  const ranks = async (uuids: readonly string[]) => {
    const found: unknown[] = [];
    for (const uuid of uuids) found.push((await read(uuid)).waitingRank);
    return found;
  };

  test('knows their place in the list, which moves up as others leave it or are passed over', async () => {
    const { uuid: booked } = (await desk.book({ seats: seats(4) })).body;
    const [first, second, third] = [await join(), await join(), await join()];
    expect(await ranks([booked, first, second, third])).toEqual([undefined, 1, 2, 3]);
    await desk.ask('DELETE', `/api/bookings/${first}`);
    expect(await ranks([first, second, third])).toEqual([undefined, 1, 2]);
    await write(desk.site().database, ({ database, now }) =>
      database
        .updateTable('bookings')
        .set({ unreached_at: now, unreached_cause: 'address' })
        .where('uuid', '=', second)
        .execute(),
    );
    expect(await ranks([second, third])).toEqual([1, 1]);
  });

  test('is not in the list of another evening', async () => {
    await waiting();
    const { date } = await openHouse(desk.site().database, { max_places: 1 });
    await desk.book({ dateUuid: date, seats: seats(1) });
    const { uuid } = (await desk.book({ dateUuid: date, seats: seats(1), waitingList: true })).body;
    expect(await ranks([uuid])).toEqual([1]);
  });

  test('leaves the list, which no cancelling by the office is', async () => {
    const left = (await waiting()).uuid;
    await desk.ask('DELETE', `/api/bookings/${left}`);
    expect(await read(left)).toMatchObject({ state: { code: 'ANNULEE' }, ending: 'left-list' });
    const { body } = await desk.office('GET', `/api/office-bookings/${left}/history`);
    expect(JSON.stringify(body)).toContain('left-list');
    const cancelled = await join();
    await desk.office('POST', `/api/office-bookings/${cancelled}/cancellation`, {});
    expect(await read(cancelled)).toMatchObject({ state: { code: 'ANNULEE' }, ending: 'cancelled' });
  });
});
