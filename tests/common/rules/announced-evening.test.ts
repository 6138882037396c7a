import { describe, expect, test } from 'vitest';
import {
  type AnnouncedEvening,
  bookersChanges,
  changedEvenings,
  eveningChanges,
} from '#common/rules/announced-evening';

const evening: AnnouncedEvening = {
  title: 'Le Dindon',
  date: new Date('2026-11-21T20:30:00+01:00'),
  location: { name: 'Salle des fêtes' },
  payAtDoor: true,
};
const now = new Date('2026-11-20T12:00:00+01:00');

describe('what people are told of a changed evening', () => {
  test.each<[string, Partial<AnnouncedEvening>, readonly string[]]>([
    ['nothing, if nothing changed', {}, []],
    ['its date', { date: new Date('2026-11-22T20:30:00+01:00') }, ['date']],
    ['its place', { location: { name: 'Gymnase' } }, ['place']],
    [
      'the way to its place',
      { location: { name: 'Salle des fêtes', description: 'Par la cour' } },
      ['place'],
    ],
    [
      'nothing, if its address is told for the first time',
      { location: { name: 'Salle des fêtes', address: '4 rue de la Halle' } },
      [],
    ],
    ['its title', { title: 'La Puce à l’oreille' }, ['title']],
    ['how it is paid', { payAtDoor: false }, ['payment']],
    ['all of it', { title: 'Ruy Blas', payAtDoor: false }, ['title', 'payment']],
  ])('%s', (_, changed, changes) => {
    expect(eveningChanges(evening, { ...evening, ...changed })).toEqual(changes);
  });

  test('how it is paid only if they still owe something', () => {
    expect(bookersChanges(['title', 'payment'], { isOwed: false })).toEqual(['title']);
    expect(bookersChanges(['title', 'payment'], { isOwed: true })).toEqual(['title', 'payment']);
  });
});

describe('a save changes', () => {
  const past = { uuid: 'past', date: new Date('2026-11-01T20:30:00+01:00') };
  const [first, second] = [
    { uuid: 'first', date: evening.date },
    { uuid: 'second', date: new Date('2026-11-22T15:00:00+01:00') },
  ];
  const show = { title: 'Le Dindon', location: evening.location, dates: [past, first, second] };

  test('all dates to come with its place, those of the past not', () => {
    expect(changedEvenings(show, { ...show, location: { name: 'Gymnase' } }, now)).toEqual([
      'first',
      'second',
    ]);
  });

  test('the date whose hour or payment changes alone, and a past one that is moved to come', () => {
    const dates = [
      { ...past, date: new Date('2026-12-01T20:30:00+01:00') },
      first,
      { ...second, payAtDoor: false },
    ];
    expect(changedEvenings(show, { ...show, dates }, now)).toEqual(['past', 'second']);
  });

  test('nothing for dates that are new or gone, nor where payment at the door is only said', () => {
    const dates = [
      { ...first, payAtDoor: true },
      { uuid: 'new', date: second.date },
    ];
    expect(changedEvenings(show, { ...show, dates }, now)).toEqual([]);
  });
});
