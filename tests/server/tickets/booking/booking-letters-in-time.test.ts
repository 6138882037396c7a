import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { remindBookers } from '#server/tickets/booking/booking-reminder';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { bookingTexts } from '../../../support/booking-texts';
import { lettersLeft } from '../../../support/letters-left';

const desk = bookingDesk();
const { textOf } = bookingTexts(desk);

const LATE =
  'Si vous ne pouvez pas venir, prévenez l’association (http://localhost:8080/a-propos-de-nous/contacts).';

test('the reminder of a date that is open still says to cancel on the page, that of a closed one to tell the association', async () => {
  await desk.setClock(after(-3 * 24 * 60, curtain));
  const { uuid } = (await desk.book()).body;
  await desk.setDate({ closing_date: after(-2 * 24 * 60, curtain) });
  const { uuid: open } = (await desk.book({ dateUuid: desk.house().otherDate })).body;
  await desk.setClock(after(-10, dayBefore));
  await remindBookers(desk.site().database);
  const late = await textOf(uuid, 'booking-reminder');
  expect(late).toContain(LATE);
  expect(late).not.toContain('annulez depuis cette page');
  await desk.setClock(after(24 * 60 - 10, dayBefore));
  await remindBookers(desk.site().database);
  expect(await textOf(open, 'booking-reminder')).toContain('annulez depuis cette page');
});

test('what the office books or changes once visitors cannot names no moment that is over', async () => {
  await desk.setClock(after(-60, curtain));
  const { body } = await desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    email: `${randomUUID()}@public.example`,
    seats: seats(2),
  });
  const { name, firstname, email, version } = body;
  await desk.office('PUT', `/api/office-bookings/${body.uuid}`, {
    name,
    firstname,
    email,
    version,
    paid: false,
    seats: seats(3),
  });
  for (const kind of ['booking-confirmed', 'booking-changed']) {
    const text = await textOf(body.uuid, kind);
    expect(text).toContain(LATE);
    expect(text).not.toContain('Vous pouvez changer vos places');
  }
});

test('a date moved to an hour for which booking has ended tells nobody to cancel on the page', async () => {
  const { uuid } = (await desk.book()).body;
  const soon = after(90, dayBefore);
  await desk.moveDate(soon);
  await desk.setDate({ closing_date: after(-30, dayBefore) });
  await desk.tellBookers();
  expect(await textOf(uuid, 'booking-moved')).toContain(
    'Si cette date ne vous convient pas, prévenez l’association (http://localhost:8080/a-propos-de-nous/contacts).',
  );
});

test.each([
  ['half a day before booking ends', after(-24 * 60, curtain), 'Réserver à nouveau', 'sont closes'],
  ['as booking ends', after(-3 * 60, curtain), 'Les réservations de cette séance sont closes.', 'Réserver'],
])('an offer that lapses %s invites to book only while that can be done', async (_, made, says, omits) => {
  const first = (await desk.book({ seats: seats(10) })).body.uuid;
  const { uuid } = (await desk.book({ waitingList: true })).body;
  await desk.setClock(made);
  await desk.ask('DELETE', `/api/bookings/${first}`);
  await lettersLeft(desk);
  const { offeredUntil } = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
  await desk.setClock(new Date(offeredUntil));
  await expireOffers(desk.site().database);
  const text = await textOf(uuid, 'booking-offer-over');
  expect(text).toContain(says);
  expect(text).not.toContain(omits);
});
