import { expect, test } from 'vitest';
import { connect } from '#server/platform/database/connection';
import { bookingRoutes } from '#server/tickets/booking/booking-routes';
import { type Answered, openApi, underKey } from '../../../support/api';
import { bookingDesk, order, seats } from '../../../support/booking-desk';
import { addTicket } from '../../../support/door';
import { seatsTaken } from '../../../support/seats-taken';

const desk = bookingDesk();

/** The same shuffle each time, so that a failure can be reproduced. */
const wishes = Array.from({ length: 120 }, (_, rank) => 1 + ((rank * 7) % 4));

test('two servers over one database never sell a seat twice, whatever comes at once', async () => {
  const { url, database } = desk.site();
  const second = connect(url);
  try {
    const servers = [database, second.database].map((own) => openApi(own, bookingRoutes));
    await desk.setDate({ max_places: 100 });
    const book = (count: number, rank: number) =>
      servers[rank % 2]?.('POST', '/api/bookings', {
        body: order(desk.house().date, { seats: seats(count), email: `remi-${rank}@public.example` }),
        headers: { ...underKey(), 'X-Forwarded-For': `10.2.0.${rank}` },
      });
    const queue = [...wishes.entries()];
    const answers: (Answered | undefined)[] = [];
    // Each server is asked more than it has connections, but never so much that one waits for a connection in vain.
    const visitors = Array.from({ length: 40 }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [rank, count] = next;
        answers[rank] = await book(count, rank);
      }
    });
    await Promise.all(visitors);
    const sold = answers.flatMap((answer, rank) => (answer?.status === 201 ? (wishes[rank] ?? 0) : []));
    const refused = answers.filter((answer) => answer?.body.code === 'full');
    expect(sold.length + refused.length).toBe(wishes.length);
    expect(sold.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect((await seatsTaken(database, desk.house().date)).booked).toBe(100);
  } finally {
    await second.close();
  }
});

test('holds, bookings, cancellations and free tickets at once leave no seat spoken for twice', async () => {
  const { database } = desk.site();
  await addTicket(database, desk.house().date);
  const works = Array.from({ length: 40 }, async (_, rank) => {
    const places = 1 + (rank % 3);
    if (rank % 4 === 0) await desk.hold(places);
    const { status, body } = await desk.book({ seats: seats(places), waitingList: true });
    if (rank % 3 === 0 && status === 201) await desk.ask('DELETE', `/api/bookings/${body.uuid}`);
  });
  await Promise.all(works);
  const { booked, offered, held } = await seatsTaken(database, desk.house().date);
  expect(booked + offered + held).toBeLessThanOrEqual(10);
  expect(booked + offered + held).toBeGreaterThanOrEqual(8);
});
