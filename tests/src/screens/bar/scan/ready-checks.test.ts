import { expect, test } from 'vitest';
import type { SyncState } from '#worker/api';
import { checksOf } from '../../../../../src/screens/bar/scan/ready-checks';
import type { DoorData } from '../../../../../src/screens/bar/scan/use-door';

const HOUR = 3_600_000;
const serverNow = new Date('2026-11-21T20:00:00+01:00').getTime();

const doorData: DoorData = {
  date: {
    uuid: 'soir',
    showTitle: 'Le Dindon',
    showSlug: 'le-dindon',
    locationName: 'Salle des fêtes',
    date: new Date('2026-11-21T20:30:00+01:00'),
    doorsOpenAt: new Date('2026-11-21T19:30:00+01:00'),
    doorsCloseAt: new Date('2026-11-21T22:30:00+01:00'),
    maxPlaces: 100,
    bookedPlaces: 0,
    reEntry: true,
    payAtDoor: true,
    rehearsal: false,
    freeParticipation: false,
    prices: [],
  },
  tickets: [],
  scans: [],
  keys: [],
};

/** Whether tickets mirrored so many hours ago count as fresh on a phone whose clock is so many hours ahead. */
function isFresh(hoursAgo: number, hoursAhead: number, isOwnLoaded = true): boolean | undefined {
  const mirroredAt = new Date(serverNow - hoursAgo * HOUR);
  const sync: SyncState = {
    line: 'online',
    waiting: 0,
    waitingForLogin: 0,
    visitorWrites: 0,
    toAttend: [],
    uploads: [],
    mirroredAt,
    ownMirroredAt: isOwnLoaded ? mirroredAt : null,
    loading: false,
    isBehind: false,
    clockOffset: hoursAhead * HOUR,
    session: { kind: 'none' },
    device: null,
    lost: [],
    disarmedDoor: null,
  };
  const now = new Date(serverNow + hoursAhead * HOUR);
  const checks = checksOf({ doorData, sync, stored: true, cameraWorks: true, now });
  return checks.find(({ id }) => id === 'mirror')?.good;
}

test.each([
  [0.1, 0, true],
  [5, 0, false],
  // A day behind and a day ahead.
  [5, -24, false],
  [0.1, 24, true],
])('tickets of %d h ago on a phone %d h ahead are fresh: %s', (ago, ahead, fresh) => {
  expect(isFresh(ago, ahead)).toBe(fresh);
});

test('tickets of which some have not come yet since the login are not fresh', () => {
  expect(isFresh(0.1, 0, false)).toBe(false);
});
