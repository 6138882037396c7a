import { expect, test } from 'vitest';
import type { AgendaEvent } from '#common/contract/agenda/event';
import type { Show } from '#common/contract/agenda/show';
import {
  bookableDates,
  bookedShows,
  currentShow,
  datesToCome,
  findShowDate,
  lastShow,
  offeredShow,
  upcoming,
} from '#common/rules/agenda';

const now = new Date('2026-11-21T20:30:00+01:00');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);
const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const show = (rank: number, hours: readonly number[], fields: Partial<Show> = {}): Show => ({
  uuid: uuidOf(rank),
  slug: `spectacle-${rank}`,
  title: `Spectacle ${rank}`,
  visibleFrom: inHours(-100),
  visibleUntil: inHours(1000),
  prices: [],
  dates: hours.map((hour, at) => ({
    uuid: uuidOf(rank * 100 + at),
    date: inHours(hour),
    closingDate: inHours(hour - 2),
    maxPlaces: 100,
    freeParticipation: false,
  })),
  location: { name: 'Salle des fêtes' },
  pieces: [{ slug: 'le-dindon', title: 'Le Dindon' }],
  bookings: true,
  version: 'v1',
  ...fields,
});
const event = (rank: number, hours: readonly number[], fields: Partial<AgendaEvent> = {}): AgendaEvent => ({
  uuid: uuidOf(rank),
  slug: `evenement-${rank}`,
  title: `Évènement ${rank}`,
  location: { name: 'Foyer' },
  eventDates: hours.map((hour, at) => ({ uuid: uuidOf(rank * 100 + at), date: inHours(hour) })),
  visibleFrom: inHours(-100),
  visibleUntil: inHours(1000),
  version: 'v1',
  ...fields,
});

test('what takes place stands in order of time, without what has passed', () => {
  const agenda = { shows: [show(1, [-5, 3, 30])], events: [event(2, [10])] };
  expect(upcoming(agenda, now).map(({ title, date, of }) => [title, date, of])).toEqual([
    ['Spectacle 1', inHours(3), { kind: 'show', slug: 'spectacle-1' }],
    ['Évènement 2', inHours(10), { kind: 'event', slug: 'evenement-2' }],
    ['Spectacle 1', inHours(30), { kind: 'show', slug: 'spectacle-1' }],
  ]);
});

test('an event that announces a show’s own evening is not told twice', () => {
  const agenda = { shows: [show(1, [3])], events: [event(2, [3, 50], { title: 'Spectacle 1' })] };
  expect(upcoming(agenda, now).map(({ date }) => date)).toEqual([inHours(3), inHours(50)]);
});

test('a device that was long without network hides by itself what is over', () => {
  const agenda = {
    shows: [show(1, [3], { visibleUntil: inHours(-1) })],
    events: [event(2, [3], { visibleFrom: inHours(1) })],
  };
  expect(upcoming(agenda, now)).toEqual([]);
  expect(offeredShow(agenda, now)).toBeNull();
});

test('a date can be booked until it closes, to the millisecond', () => {
  const closing = show(1, [2, 2 + 1 / HOUR]);
  expect(bookableDates(closing, now).map(({ uuid }) => uuid)).toEqual([uuidOf(101)]);
  expect(bookableDates({ ...closing, bookings: false }, now)).toEqual([]);
});

test('the show that is offered is the one that is given next of those that can be booked', () => {
  const shows = [show(1, [30]), show(2, [1, 40]), show(3, [5]), show(4, [4], { bookings: false })];
  expect(offeredShow({ shows, events: [] }, now)?.uuid).toBe(uuidOf(3));
  expect(offeredShow({ shows: [], events: [] }, now)).toBeNull();
});

test('the show of the moment is the one that can be booked, or else the next one in sight', () => {
  const talk = show(1, [3], { bookings: false });
  const play = show(2, [30]);
  const hidden = show(3, [1], { visibleUntil: inHours(0) });
  expect(currentShow({ shows: [talk, play, hidden], events: [] }, now)).toBe(play);
  expect(currentShow({ shows: [hidden, talk], events: [] }, now)).toBe(talk);
  expect(currentShow({ shows: [show(4, [-3]), hidden], events: [] }, now)).toBeNull();
});

test('the last show is the one in sight that was given last', () => {
  const [older, newer] = [show(1, [-50, -10]), show(2, [-20, -5])];
  expect(lastShow({ shows: [older, newer, show(3, [3])], events: [] }, now)).toBe(newer);
  expect(lastShow({ shows: [show(3, [3])], events: [] }, now)).toBeNull();
});

test('bookings list the shows that take them and have a date to come, closed ones too, the next first', () => {
  const shows = [
    show(1, [50]),
    show(2, [-3, 1]),
    show(3, [-3]),
    show(4, [5], { bookings: false }),
    show(5, [5], { visibleFrom: inHours(1) }),
  ];
  expect(bookedShows({ shows, events: [] }, now).map(({ title }) => title)).toEqual([
    'Spectacle 2',
    'Spectacle 1',
  ]);
  expect(datesToCome(show(2, [-3, 1]), now).map(({ date }) => date)).toEqual([inHours(1)]);
});

test('a date is found by its uuid, as long as its show is in sight', () => {
  const agenda = { shows: [show(1, [3, 30]), show(2, [5], { visibleUntil: now })], events: [] };
  const found = findShowDate(agenda, uuidOf(101), now);
  expect([found?.show.title, found?.date.date]).toEqual(['Spectacle 1', inHours(30)]);
  expect(findShowDate(agenda, uuidOf(200), now)).toBeNull();
  expect(findShowDate(agenda, uuidOf(9), now)).toBeNull();
});
