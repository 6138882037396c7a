import { expect, test } from 'vitest';
import { sheetAsTold } from '#common/rules/show-as-told';
import { emptyShowSheet, sheetDateOf } from '#common/rules/show-sheet';

const date = {
  uuid: 'a',
  date: new Date('2026-11-28T20:00:00+01:00'),
  closingDate: new Date('2026-11-28T18:00:00+01:00'),
  maxPlaces: 80,
  freeParticipation: false,
  payAtDoor: false,
};
const later = { ...date, uuid: 'b', date: new Date('2026-11-29T15:00:00+01:00') };

test('the form is as people know the show, the end of booking as far from its date as now; all else stays', () => {
  const sheet = {
    ...emptyShowSheet(new Date('2026-11-01T09:00:00+01:00')),
    title: 'Le Dindon rôti',
    locationName: 'Gymnase',
    locationDescription: 'Par le stade',
    dates: [sheetDateOf(date), sheetDateOf(later)],
  };
  const changed = sheetAsTold(sheet, {
    title: 'Le Dindon',
    location: { name: 'Salle des fêtes' },
    dates: [{ uuid: 'a', date: new Date('2026-11-21T20:30:00+01:00'), payAtDoor: true }],
  });
  expect(changed).toEqual({
    title: 'Le Dindon',
    locationName: 'Salle des fêtes',
    locationDescription: '',
    dates: [
      sheetDateOf({
        ...date,
        date: new Date('2026-11-21T20:30:00+01:00'),
        closingDate: new Date('2026-11-21T18:30:00+01:00'),
        payAtDoor: true,
      }),
      sheetDateOf(later),
    ],
  });
});
