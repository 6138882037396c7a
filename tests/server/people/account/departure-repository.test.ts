import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { findLeaving } from '#server/people/account/departure-repository';
import { addBookedTicket, addBooking, addTicket, after, openHouse, scan, send } from '../../../support/door';
import { evening, peopleDesk } from '../../../support/people-desk';
import { troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius } = troupe;

test('what is cancelled is named before, and told after: to whoever left, with entries for calendars, and to the office', async () => {
  const coming = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  const past = await openHouse(desk.database(), { date: after(-60 * 24, evening) });
  await addBooking(desk.database(), coming.date, { email: marius.email });
  await addTicket(desk.database(), coming.date, { name: 'Inès Delmotte' });
  await addTicket(desk.database(), past.date, { name: 'Hier' });
  const { body: before } = await desk.ask('GET', `/api/users/${marius.uuid}/departure`, { by: marius });
  expect(before.bookings).toMatchObject([{ title: 'Le Dindon', places: expect.any(Number) }]);
  expect(before.tickets).toMatchObject([
    { title: 'Le Dindon', name: 'Inès Delmotte', number: expect.any(Number) },
  ]);
  const line = `Place gratuite n°\u00a0${before.tickets[0].number} au nom d’Inès Delmotte\u00a0: «\u00a0Le Dindon\u00a0», le `;

  expect((await desk.ask('DELETE', `/api/users/${marius.uuid}`, { by: marius })).status).toBe(204);
  const mails = await desk.mailsTo(marius.email);
  const last = mails.find(({ kind }) => kind === 'account-deleted');
  expect(last?.text).toContain(`• ${line}`);
  expect(last?.text).toContain('• Réservation\u00a0: «\u00a0Le Dindon\u00a0», le ');
  expect(last?.files).toHaveLength(2);
  for (const { content, contentType } of last?.files ?? []) {
    expect(contentType).toContain('method=CANCEL');
    expect(content).toMatch(/METHOD:CANCEL[^]*SEQUENCE:[1-9]\d*[^]*STATUS:CANCELLED/);
  }
  const told = await desk
    .database()
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'seats-given-back')
    .execute();
  expect(told.length).toBeGreaterThan(0);
  for (const { text } of told) {
    expect(text).toContain(line);
    expect(text).not.toContain(marius.email);
  }
});

test('a blocked ticket goes out of the calendar, too', async () => {
  const coming = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  await addTicket(desk.database(), coming.date, { name: 'Inès Delmotte', blocked_at: evening });
  await desk.ask('DELETE', `/api/users/${marius.uuid}`, { by: marius });
  const last = (await desk.mailsTo(marius.email)).find(({ kind }) => kind === 'account-deleted');
  expect(last?.text).toContain('au nom d’Inès Delmotte');
  expect(last?.files?.map(({ content }) => content.match(/METHOD:\w+/)?.[0])).toEqual(['METHOD:CANCEL']);
});

test('nothing is cancelled of whose people are in', async () => {
  const house = await openHouse(desk.database(), { date: after(10, evening) });
  const { date } = house;
  const booked = await addBookedTicket(desk.database(), date, {
    email: marius.email,
    paid_at: after(-60, evening),
  });
  const invited = await addTicket(desk.database(), date, { name: 'Inès Delmotte' });
  for (const ticket of [booked, invited]) await send(desk.database(), scan(house, { ticket, at: evening }));
  const { bookings, tickets } = await write(desk.database(), ({ database }) =>
    findLeaving(database, { ...marius, is_activated: true }),
  );
  expect(bookings.filter(({ dateUuid }) => dateUuid === date)).toEqual([]);
  expect(tickets.filter(({ date_uuid }) => date_uuid === date)).toEqual([]);
});
