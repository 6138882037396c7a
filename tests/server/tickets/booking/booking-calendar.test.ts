import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { money } from '#common/base/numbers';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import { write } from '#server/platform/database/transaction';
import { keepMailAddress } from '#server/platform/mail/sender-repository';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { ticketOfCode } from '#common/rules/ticket-code';
import { ticketFileName } from '#common/rules/ticket-file';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { curtain } from '../../../support/door';
import { paragraph } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';

const desk = bookingDesk();
const booked = async (fields = {}): Promise<string> => (await desk.book(fields)).body.uuid;

/** The one event of a booking's file, as a calendar of somebody else reads it. */
async function entryOf(uuid: string) {
  const { status, headers, body } = await desk.ask('GET', `/api/bookings/${uuid}/ics`);
  const text = new TextDecoder().decode(body);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect([status, others]).toEqual([200, []]);
  return {
    headers,
    text,
    calendar,
    event,
    read: (name: string) => event?.component.getFirstPropertyValue(name),
  };
}

test('a booking is an evening in the booker’s calendar, which opens the page of the show and not the booking', async () => {
  const uuid = await booked();
  const { headers, text, calendar, event, read } = await entryOf(uuid);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const { code, show } = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="${ticketFileName({ showSlug: show.slug, date: curtain, uuid: ticketOfCode(code) }, 'ics')}"`,
  );
  expect(text.replaceAll('\r\n ', '')).not.toContain(uuid);
  expect(headers.get('Content-Disposition')).not.toContain(uuid);
  expect(event).toMatchObject({ summary: 'Le Dindon', location: 'Salle des fêtes, Vaubrun' });
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-11-21T20:30:00+01:00'));
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-11-21T22:30:00+01:00'));
  expect([read('url'), read('status'), read('sequence')]).toEqual([
    'http://localhost:8080/spectacle-du-moment',
    'CONFIRMED',
    0,
  ]);
  expect(event?.description.split('\n')).toEqual([
    'samedi 21 novembre 2026 à 20\u00a0h\u00a030, 2 places',
    'À présenter à l’entrée\u00a0: votre billet',
    `À régler à l’entrée\u00a0: ${money(24)}`,
  ]);
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Paris');
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test.each([
  ['before the clocks go forward', '2027-03-27T23:30:00+01:00', '2027-03-28T01:30:00+01:00'],
  ['over the hour that is left out', '2027-03-28T01:30:00+01:00', '2027-03-28T04:30:00+02:00'],
  ['on the day that lost an hour', '2027-03-28T20:30:00+02:00', '2027-03-28T22:30:00+02:00'],
  ['into the hour that comes twice', '2027-10-31T01:00:00+02:00', '2027-10-31T02:00:00+01:00'],
  ['in that hour’s second turn', '2027-10-31T02:15:00+01:00', '2027-10-31T04:15:00+01:00'],
])('an evening %s lasts as long as the others', async (_, start, end) => {
  const uuid = await booked();
  await write(desk.site().database, (transaction) =>
    moveShowDate(transaction, desk.house().date, new Date(start)),
  );
  const { event } = await entryOf(uuid);
  expect(event?.startDate.toJSDate()).toEqual(new Date(start));
  expect(event?.endDate.toJSDate()).toEqual(new Date(end));
});

test('who waits is told that it is not certain, and a calendar strikes out what was cancelled', async () => {
  const first = await booked({ seats: seats(10) });
  const waiting = await booked({ waitingList: true });
  expect((await entryOf(waiting)).read('status')).toBe('TENTATIVE');
  const { event: added } = await entryOf(first);
  await desk.ask('DELETE', `/api/bookings/${first}`);
  const { calendar, event, read } = await entryOf(first);
  expect([event?.uid, read('status'), read('sequence')]).toEqual([added?.uid, 'CANCELLED', 1]);
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(read('organizer')).toBe('mailto:ne-pas-repondre@localhost');
});

test('its organizer is who sends the mail that it comes with', async () => {
  const uuid = await booked();
  await keepMailAddress(desk.site().database, 'bonjour@theatre.example');
  expect((await entryOf(uuid)).read('organizer')).toBe('mailto:bonjour@theatre.example');
});

test('it ends when the plays do, and says whom to call', async () => {
  const uuid = await booked();
  const play = pieceDraft({ uuid: randomUUID(), duration: 130 });
  await write(desk.site().database, async (transaction) => {
    await addPieces(transaction, [play]);
    await addAboutText(transaction, {
      uuid: randomUUID(),
      slug: 'contacts',
      type: 'PAGE',
      title: 'Contacts',
      content: paragraph('Appelez le 05 36 49 12 84.'),
      version: 1,
      lastAuthor: null,
      lastModified: curtain,
    });
  });
  await desk.changeShow({ pieces: [{ slug: play.slug, title: play.title }] });
  const { event } = await entryOf(uuid);
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-11-21T22:40:00+01:00'));
  expect(event?.description).toMatch(/Une question sur vos places\u00a0\? 05.36.49.12.84$/);
});
