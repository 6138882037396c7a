import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import type { Show } from '#common/contract/agenda/show';
import {
  eventFaultPath,
  eventFaults,
  eventSheetOf,
  eventWriteOf,
} from '../../../../../src/screens/desk/agenda/event-sheet';
import { eventOfShow } from '#common/rules/show-draft';
import {
  followedDates,
  performanceDifferences,
} from '../../../../../src/screens/desk/show/show-performances';
import {
  completedShow,
  showSheetOf,
  showWriteOf,
  normalisedShow,
} from '../../../../../src/screens/desk/show/show-sheet';
import { noMoment } from '#common/rules/typed-moment';

const show: Show = {
  uuid: 's',
  slug: 'le-dindon',
  version: 'v',
  title: 'Le Dindon',
  location: {
    name: 'Salle des fêtes',
    address: '4 rue de la Halle',
    parking: 'Devant',
    access: 'De plain-pied',
  },
  payment: { words: 'Par chèque.', link: 'helloasso.example/dindon' },
  visibleFrom: new Date('2026-11-01T09:00:00+01:00'),
  visibleUntil: new Date('2026-12-20T09:00:00+01:00'),
  pieces: [{ slug: 'le-dindon', title: 'Le Dindon' }],
  dates: [
    {
      uuid: 'a',
      date: new Date('2026-12-11T20:30:00+01:00'),
      closingDate: new Date('2026-12-09T20:30:00+01:00'),
      maxPlaces: 80,
      freeParticipation: false,
      payAtDoor: false,
      doorsBefore: 60,
    },
    {
      uuid: 'b',
      date: new Date('2026-12-12T16:00:00+01:00'),
      closingDate: new Date('2026-12-12T14:00:00+01:00'),
      maxPlaces: 100,
      freeParticipation: true,
      payAtDoor: true,
      doorsBefore: 45,
    },
  ],
  prices: [
    { uuid: 'p', price: 8.5, category: { slug: 'tarif-reduit', name: 'Tarif réduit' } },
    { uuid: 'q', price: 0, category: { slug: 'enfant', name: 'Enfant' }, toConfirm: true },
  ],
  bookings: true,
  event: { slug: 'fete' },
  banner: { uuid: 'i' },
};
const { uuid: _uuid, slug: _slug, version: _version, ...said } = show;
const now = new Date('2026-11-21T20:30:00+01:00');

test('a show that is read and saved again says what it said', () => {
  expect(showWriteOf(showSheetOf(show))).toEqual(said);
  const { event: _event, banner: _banner, ...bare } = said;
  expect(showWriteOf({ ...showSheetOf(show), event: null, banner: null })).toEqual(bare);
});

test('words are trimmed, dates stand as time goes, and a price that was left empty is 0', () => {
  const sheet = showSheetOf(show);
  const typed = {
    ...sheet,
    title: ' Le Dindon ',
    dates: sheet.dates.toReversed(),
    prices: sheet.prices.map((price) => ({ ...price, price: null })),
  };
  expect(normalisedShow(typed)).toMatchObject({
    title: 'Le Dindon',
    dates: [{ uuid: 'a' }, { uuid: 'b' }],
    prices: [{ price: 0 }, { price: 0, toConfirm: true }],
  });
});

test('performances are added, moved and removed, and a date that is being typed stays', () => {
  const typing = { ...must(showSheetOf(show).dates[0], 'a date'), uuid: 't', date: noMoment };
  const dates = [...showSheetOf(show).dates, typing];
  const performances = [
    { uuid: 'x', date: new Date('2026-12-11T21:00:00+01:00') },
    { uuid: 'y', date: new Date('2026-12-18T20:30:00+01:00') },
  ];
  const differences = performanceDifferences(dates, performances, now);
  expect(differences).toMatchObject({
    added: [{ uuid: 'y' }],
    moved: [{ showDate: { uuid: 'a' } }],
    removed: [{ uuid: 'b' }],
  });
  const { added } = differences;
  expect(followedDates(dates, { added, moved: [], removed: [] }, () => 'n').map(({ uuid }) => uuid)).toEqual([
    'a',
    'b',
    'n',
    't',
  ]);
  expect(followedDates(dates, differences, () => 'n')).toMatchObject([
    {
      uuid: 'a',
      date: { day: '11/12/2026', time: '21:00' },
      closing: { day: '09/12/2026', time: '21:00' },
      maxPlaces: 80,
    },
    {
      uuid: 'n',
      date: { day: '18/12/2026', time: '20:30' },
      closing: { day: '18/12/2026', time: '18:30' },
      maxPlaces: 100,
    },
    { uuid: 't' },
  ]);
});

test('a show becomes an event of its title, place, window and dates, which can be saved as it is', () => {
  let made = 0;
  const sheet = eventSheetOf(eventOfShow(show, () => `e${(made += 1)}`));
  expect(eventFaults(sheet)).toEqual([]);
  expect(eventWriteOf(sheet)).toEqual({
    title: 'Le Dindon',
    location: show.location,
    visibleFrom: show.visibleFrom,
    visibleUntil: show.visibleUntil,
    eventDates: [
      { uuid: 'e1', date: show.dates[0]?.date },
      { uuid: 'e2', date: show.dates[1]?.date },
    ],
  });
});

test('what an event lacks is told at its field', () => {
  const sheet = eventSheetOf(eventOfShow(show, () => 'e'));
  const faults = (fields: object) =>
    eventFaults({ ...sheet, ...fields }).map(({ path, fault }) => [path, fault]);
  expect(faults({ title: '', eventDates: [] })).toEqual([
    ['title', 'Le titre est obligatoire'],
    ['eventDates', 'Au moins une date est nécessaire'],
  ]);
  expect(faults({ eventDates: [{ uuid: 'e', ...noMoment }] })).toEqual([
    ['eventDates.0.day', 'La date est obligatoire'],
  ]);
  expect(faults({ eventDates: [{ uuid: 'e', day: '5/12/2026', time: 'soir', kept: null }] })).toEqual([
    ['eventDates.0.time', 'Une heure s’écrit 20:30'],
  ]);
  expect(eventFaultPath('eventDates.1.date')).toBe('eventDates.1.day');
  expect(eventFaultPath('location.description')).toBe('locationDescription');
});

test('a sheet typed before doors had an hour of their own opens them as ever', () => {
  const sheet = structuredClone(showSheetOf(show));
  for (const date of sheet.dates) Reflect.deleteProperty(date, 'doorsBefore');

  expect(completedShow(sheet).dates.map(({ doorsBefore }) => doorsBefore)).toEqual([45, 45]);
});

test('a sheet typed before a place had an address, and a show words on payment, has none of them, and says so', () => {
  const sheet = structuredClone(showSheetOf(show));
  for (const field of ['locationAddress', 'locationParking', 'locationAccess', 'paymentWords', 'paymentLink'])
    Reflect.deleteProperty(sheet, field);
  expect(showWriteOf(completedShow(sheet))).toMatchObject({
    location: { name: 'Salle des fêtes', address: '', parking: '', access: '' },
    payment: {},
  });
});
