import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgendaEvent } from '#common/contract/agenda/event';
import { locationColumns } from '#server/content/publication/location';
import { paymentColumns } from '#server/content/publication/payment';
import { write } from '#server/platform/database/transaction';
import { addEvents, eventStore } from '#server/agenda/event/event-repository';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { printCalendar } from '#server/content/page/calendar';
import { prepareSite } from '#server/content/settings/prepare-site';
import { type WholeShow, addShows } from '#server/agenda/show/show-repository';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { welcomeTroupe } from '../../../support/troupe';

const site = 'https://www.theatre.example';
const now = new Date('2026-11-21T20:30:00+01:00');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const seen = { visible_from: day(-20), visible_until: day(60), version: 'first' };
const place = locationColumns({ name: 'Foyer ; salle 2' });

const event = (rank: number, title: string, days: readonly number[], fields: object = {}): AgendaEvent => ({
  uuid: uuidOf(rank),
  slug: `evenement-${rank}`,
  title,
  location: { name: 'Foyer ; salle 2' },
  eventDates: days.map((at, place) => ({ uuid: uuidOf(rank * 10 + place), date: day(at) })),
  visibleFrom: day(-20),
  visibleUntil: day(60),
  version: 'first',
  ...fields,
});
const dindon: WholeShow = {
  show: {
    uuid: uuidOf(5),
    slug: 'le-dindon',
    title: 'Le Dindon',
    ...place,
    location_description: 'Derrière l’église, à deux pas de la halle. Parking gratuit, entrée par la cour.',
    ...seen,
    ...paymentColumns(undefined),
    event_slug: null,
    pieces: [],
    bookings: true,
    banner_uuid: null,
  },
  dates: [-1, 21].map((at, rank) => ({
    uuid: uuidOf(50 + rank),
    show_uuid: uuidOf(5),
    date: day(at),
    closing_date: day(at - 0.1),
    doors_open_at: day(at),
    doors_close_at: day(at + 0.2),
    max_places: 100,
    free_participation: false,
    re_entry: true,
    pay_at_door: true,
    rehearsal: false,
    last_ticket_number: 0,
    latecomers_until: null,
    former_doors_open_at: null,
    former_doors_close_at: null,
  })),
  prices: [],
  categories: [],
};
const meeting = event(1, 'Assemblée générale, pot ; vœux', [14, 30]);

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.setClock(now);
  await prepareSite(opened.database, 'Les Amis & Cie');
  await write(opened.database, async (transaction) => {
    await addShows(transaction, [dindon]);
    await addEvents(transaction, [
      meeting,
      event(2, 'Surprise', [7], { visibleFrom: day(3) }),
      event(3, 'Retirée', [7], { visibleUntil: day(-1) }),
      // It announces the show's own evening.
      event(4, 'Le Dindon', [21]),
    ]);
  });
});

afterAll(() => opened.close());

const read = async () => {
  const text = await printCalendar(opened.database, site);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    text,
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  };
};

test('a calendar finds all that everybody may come to, as time goes, and nothing else', async () => {
  const { calendar, events } = await read();
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Les Amis & Cie');
  expect(events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toJSDate()])).toEqual([
    [uuidOf(10), 'Assemblée générale, pot ; vœux', day(14)],
    [uuidOf(51), 'Le Dindon', day(21)],
    [uuidOf(11), 'Assemblée générale, pot ; vœux', day(30)],
  ]);
  expect(events[1]).toMatchObject({
    location: 'Foyer ; salle 2',
    description: 'Derrière l’église, à deux pas de la halle. Parking gratuit, entrée par la cour.',
  });
  expect(events[0]?.description).toBeNull();
  expect(events.map(({ component }) => component.getFirstPropertyValue('url'))).toEqual([
    `${site}/evenements/evenement-1`,
    `${site}/spectacle-du-moment`,
    `${site}/evenements/evenement-1`,
  ]);
});

test('neither signs that no calendar may hold nor the last hour of all years make it unreadable', async () => {
  const last = event(6, 'Le \u0007glas\u001f', []);
  await write(opened.database, (transaction) =>
    addEvents(transaction, [
      {
        ...last,
        location: { name: 'Le\u000b parvis' },
        eventDates: [{ uuid: uuidOf(60), date: new Date('9999-12-31T22:59:59Z') }],
      },
    ]),
  );
  const { text, events } = await read();
  expect(events.at(-1)).toMatchObject({ summary: 'Le glas', location: 'Le parvis' });
  expect(text).toContain('DTEND:99991231T235959Z');
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/);
  await write(opened.database, (transaction) => eventStore.remove(transaction, last));
});

test('what has not changed is printed alike, and no line is longer than calendars take', async () => {
  const first = await read();
  await opened.setClock(day(0.01));
  const { text } = await read();
  expect(text).toBe(first.text);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('a date that moves keeps its name and says when it changed', async () => {
  await opened.setClock(day(1));
  const [first, second] = meeting.eventDates;
  await write(opened.database, (transaction) =>
    eventStore.change(transaction, {
      ...meeting,
      eventDates: [first, second].flatMap((date) =>
        date ? [{ ...date, date: new Date(date.date.getTime() + 3_600_000) }] : [],
      ),
    }),
  );
  const [moved] = (await read()).events;
  expect(moved?.uid).toBe(uuidOf(10));
  expect(moved?.startDate.toJSDate()).toEqual(new Date(day(14).getTime() + 3_600_000));
  expect(String(moved?.component.getFirstPropertyValue('last-modified'))).toBe('2026-11-22T19:30:00Z');
});

test('a date of a show ends when its plays do', async () => {
  await welcomeTroupe(opened.database);
  const play = pieceDraft({ uuid: randomUUID(), duration: 130 });
  await write(opened.database, async (transaction) => {
    await addPieces(transaction, [play]);
    await transaction.database
      .updateTable('shows')
      .set({ pieces: sql`${JSON.stringify([{ slug: play.slug, title: play.title }])}::jsonb` })
      .execute();
  });
  const { events } = await read();
  const minutes = new Map(
    events.map(({ uid, startDate, endDate }) => [
      uid,
      (endDate.toJSDate().getTime() - startDate.toJSDate().getTime()) / 60_000,
    ]),
  );
  expect([minutes.get(uuidOf(51)), minutes.get(uuidOf(11))]).toEqual([130, 120]);
});
