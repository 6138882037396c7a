import { expect, test } from 'vitest';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { bookingDesk, seats } from '../../../support/booking-desk';

const desk = bookingDesk();
const full = { slug: 'plein-tarif', name: 'Plein tarif' };
const update = (uuid: string, body: object) => desk.ask('PUT', `/api/bookings/${uuid}`, { body });

/** The secretary sets other prices by category; a category left out is no longer offered. */
async function offer(prices: Readonly<Record<string, number>>) {
  const show = await desk.readShow();
  await desk.changeShow({
    prices: show.prices
      .filter(({ category }: { category: { slug: string } }) => category.slug in prices)
      .map((price: { category: { slug: string } }) => ({ ...price, price: prices[price.category.slug] })),
  });
}

async function bookedBefore(more: Readonly<Record<string, number>>, booked: object = { seats: seats(3) }) {
  const { body } = await desk.book(booked);
  await offer(more);
  return body;
}

test('seats that stay in a changed booking keep their price, and further ones have that of the day', async () => {
  const { uuid } = await bookedBefore({ 'plein-tarif': 15, 'tarif-reduit': 8.5 });
  expect((await update(uuid, { seats: seats(3) })).body.total).toBe(36);
  expect((await update(uuid, { seats: seats(2), total: 24 })).body.total).toBe(24);
  expect((await update(uuid, { seats: seats(4), total: 54 })).body).toMatchObject({
    seats: [
      { category: full, count: 2, price: 12 },
      { category: full, count: 2, price: 15 },
    ],
    total: 54,
  });
  expect((await update(uuid, { seats: seats(3), total: 39 })).body.total).toBe(39);
});

test('the office keeps the price of the seats that stay, too', async () => {
  const { uuid, version, name, firstname, email } = await bookedBefore({
    'plein-tarif': 15,
    'tarif-reduit': 8.5,
  });
  const { status, body } = await desk.office('PUT', `/api/office-bookings/${uuid}`, {
    name,
    firstname,
    email,
    version,
    paid: false,
    seats: seats(4),
    total: 51,
  });
  expect([status, body.total]).toEqual([200, 51]);
});

test('seats of a category that is no longer offered can stay, and no more of them be taken', async () => {
  const reduced = (count: number) => [{ category: { slug: 'tarif-reduit' }, count }];
  const { uuid } = await bookedBefore({ 'plein-tarif': 15 }, { seats: [...seats(1), ...reduced(2)] });
  const kept = await update(uuid, { seats: [...seats(2), ...reduced(1)] });
  expect(kept.body.total).toBe(12 + 15 + 8.5);
  const { status, body } = await update(uuid, { seats: [...seats(2), ...reduced(2)] });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['seats.1.category']]);
});

test('a booking with seats of one category at two prices is one category at the door', async () => {
  const { uuid } = await bookedBefore({ 'plein-tarif': 15, 'tarif-reduit': 8.5 });
  await update(uuid, { seats: seats(4) });
  const { database } = desk.site();
  const { ticket_uuid: ticket } = await database
    .selectFrom('bookings')
    .select('ticket_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  expect((await readDoorTickets(database, [ticket])).get(ticket)).toMatchObject({
    seats: 4,
    categories: [{ name: 'Plein tarif', count: 4 }],
    amountDue: 51,
  });
});
