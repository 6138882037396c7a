import { describe, expect, test } from 'vitest';
import { emptyLocation } from '../../../../../src/screens/desk/agenda/location-sheet';
import { sheetAsAnnounced } from '../../../../../src/screens/desk/show/show-as-announced';
import { type ShowSheet, emptyShowSheet, sheetDateOf } from '../../../../../src/screens/desk/show/show-sheet';
import type { ShowEvenings } from '#common/rules/announced-evening';

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
  const changed = sheetAsAnnounced(sheet, {
    title: 'Le Dindon',
    location: { name: 'Salle des fêtes' },
    dates: [{ uuid: 'a', date: new Date('2026-11-21T20:30:00+01:00'), payAtDoor: true }],
  });
  expect(changed).toEqual({
    title: 'Le Dindon',
    ...emptyLocation,
    locationName: 'Salle des fêtes',
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

describe('the place', () => {
  const gymnase = {
    locationName: 'Gymnase',
    locationAddress: '2 rue du Stade, Vaubrun',
    locationParking: 'payant',
    locationAccess: 'trois marches',
    locationLink: 'https://gymnase.example',
  };
  const backAt = (location: ShowEvenings['location'], sheet: Partial<ShowSheet> = gymnase) => ({
    ...sheet,
    ...sheetAsAnnounced({ ...emptyShowSheet(new Date(0)), ...sheet }, { title: '', location, dates: [] }),
  });

  test('comes back with all that was known of it, and nothing of the other one', () => {
    expect(backAt({ name: 'Salle des fêtes', access: 'de plain-pied' })).toMatchObject({
      ...emptyLocation,
      locationName: 'Salle des fêtes',
      locationAccess: 'de plain-pied',
    });
    expect(backAt({ name: 'Gymnase', address: '9 rue Haute, Orgevaux' })).toMatchObject({
      ...emptyLocation,
      locationName: 'Gymnase',
      locationAddress: '9 rue Haute, Orgevaux',
    });
  });

  test('that is only known better since stays so', () => {
    expect(backAt({ name: 'Gymnase' })).toMatchObject(gymnase);
  });
});
