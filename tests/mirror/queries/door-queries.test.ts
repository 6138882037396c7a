import { expect, test } from 'vitest';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { doorQueriesOf } from '#mirror/queries/door-queries';
import { fill, openMirror } from '../stage';

const HOUR = 3_600_000;

/** An evening of Le Dindon that began so many hours ago. */
const began = (hours: number, uuid: string): DoorDateRow => {
  const date = new Date(Date.now() - hours * HOUR);
  return {
    uuid,
    showTitle: 'Le Dindon',
    showSlug: 'le-dindon',
    locationName: 'Salle des fêtes',
    date,
    doorsOpenAt: new Date(date.getTime() - HOUR),
    doorsCloseAt: date,
    maxPlaces: 100,
    bookedPlaces: 5,
    reEntry: true,
    payAtDoor: true,
    rehearsal: false,
    freeParticipation: false,
    prices: [],
  };
};

test('an evening is hidden twelve hours after it began, by the clock that is given', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'door-dates', [began(-20, 'next'), began(13, 'over'), began(11, 'late')]);
  const dates = await doorQueriesOf(mirror).dates(new Date());
  expect(dates.map(({ uuid }) => uuid)).toEqual(['late', 'next']);
  const earlier = await doorQueriesOf(mirror).dates(new Date(Date.now() - 2 * HOUR));
  expect(earlier.map(({ uuid }) => uuid)).toEqual(['over', 'late', 'next']);
});
