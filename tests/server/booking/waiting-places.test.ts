import { beforeEach, describe, expect, test } from 'vitest';
import { bookingDesk, seats } from '../../support/booking-desk';

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
