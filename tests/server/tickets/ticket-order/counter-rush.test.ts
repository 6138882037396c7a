import { expect, test } from 'vitest';
import { boxOfficeDesk, full } from '../../../support/box-office-desk';
import { order } from '../../../support/booking-desk';

const desk = boxOfficeDesk({ closing_date: new Date('2026-11-21T20:25:00+01:00') });

interface Numbered {
  readonly firstNumber: number;
  readonly lastNumber: number;
}
const numbersOf = (orders: readonly Numbered[]) =>
  orders
    .flatMap(({ firstNumber: first, lastNumber: last }) =>
      Array.from({ length: last - first + 1 }, (_, rank) => first + rank),
    )
    .toSorted((one, other) => one - other);

test('of twenty sales at once for the last five seats five are sold, under uninterrupted numbers', async () => {
  await desk.sell({ seats: [full(5)], total: 60 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.sell()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'full')).toHaveLength(15);
  expect(numbersOf(await desk.orders())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect((await desk.doorDate()).bookedPlaces).toBe(10);
});

test('visitors who book meanwhile and the counter never sell a seat twice', async () => {
  const booking = () => desk.ask('POST', '/api/bookings', order(desk.house().date, { seats: [full(1)] }));
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, rank) => (rank % 2 === 0 ? desk.sell() : booking())),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect((await desk.doorDate()).bookedPlaces).toBe(10);
});

test('one sale that many send at once is one', async () => {
  const sale = desk.order({ seats: [full(3)], total: 36 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => desk.post(sale)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(numbersOf(await desk.orders())).toEqual([1, 2, 3]);
});

test('a sale that is refused leaves no hole in the numbers', async () => {
  await desk.sell({ seats: [full(9)], total: 108 });
  await Promise.all([
    desk.sell({ seats: [full(2)], total: 24 }),
    desk.sell({ total: 11 }),
    desk.sell({ seats: [full(3)], total: 36, beyond: true }),
  ]);
  expect(numbersOf(await desk.orders())).toEqual(Array.from({ length: 12 }, (_, rank) => rank + 1));
});
