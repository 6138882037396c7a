import { expect, test } from 'vitest';
import type { SyncState } from '#worker/api';
import { checksOf, mustArm } from '../../../../../src/screens/front-of-house/door/ready-checks';
import type { DoorData } from '../../../../../src/screens/front-of-house/door/use-door';
import { doorDate } from '../../../../support/door-rows';

const HOUR = 3_600_000;
const serverNow = new Date('2026-11-21T20:00:00+01:00').getTime();

const doorData: DoorData = {
  date: doorDate({
    doorsOpenAt: new Date('2026-11-21T19:30:00+01:00'),
    doorsCloseAt: new Date('2026-11-21T22:30:00+01:00'),
  }),
  tickets: [],
  scans: [],
  keys: [],
};

const atRest: SyncState = {
  line: 'online',
  foreign: null,
  move: null,
  waiting: 0,
  waitingForLogin: 0,
  waitingForReturn: 0,
  waitingForOthers: 0,
  waitingScans: 0,
  visitorWrites: 0,
  visitorBookings: 0,
  toAttend: [],
  uploads: [],
  mirroredAt: null,
  ownMirroredAt: null,
  loading: false,
  isBehind: false,
  held: null,
  isFull: false,
  isStorageLost: false,
  clockOffset: 0,
  session: { kind: 'none' },
  device: null,
  lost: [],
  disarmedDoor: null,
};

const able = { staysLit: true, vibrates: true };

/** Whether tickets mirrored so many hours ago count as fresh on a phone whose clock is so many hours ahead. */
function isFresh(hoursAgo: number, hoursAhead: number, isOwnLoaded = true): boolean | undefined {
  const mirroredAt = new Date(serverNow - hoursAgo * HOUR);
  const sync = {
    ...atRest,
    mirroredAt,
    ownMirroredAt: isOwnLoaded ? mirroredAt : null,
    clockOffset: hoursAhead * HOUR,
  };
  const now = new Date(serverNow + hoursAhead * HOUR);
  const known = {
    doorData,
    dates: [doorData.date],
    sync,
    mayArm: true,
    stored: true,
    reader: 'camera' as const,
    phone: able,
  };
  const checks = checksOf({ ...known, now });
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

/** What is known of a phone whose key ends then, on the evening of the date, on a phone so many hours ahead. */
function knownOf(end: string | null, { mayArm = true, hoursAhead = 0 } = {}) {
  const device = end === null ? null : { uuid: 'ici', name: 'Porte A', expiresAt: new Date(end) };
  const sync = { ...atRest, device, clockOffset: hoursAhead * HOUR };
  const now = new Date(serverNow + hoursAhead * HOUR);
  return { doorData, dates: [doorData.date], sync, mayArm, now };
}
const keyCheckOf = (...known: Parameters<typeof knownOf>) => {
  const checks = checksOf({ ...knownOf(...known), stored: true, reader: 'camera', phone: able });
  const { good, title = '' } = checks.find(({ id }) => id === 'door') ?? {};
  return [good, title.replaceAll('\u00a0', ' ')];
};

const aWeek = '2026-11-28T20:10:00+01:00';
const theDayBefore = '2026-11-20T20:00:00+01:00';

test.each<[string, boolean, string]>([
  [aWeek, true, 'Cette porte reste ouverte jusqu’au sam. 28 nov. · 20 h 10'],
  // It expires in a few seconds, or just has: the evening is not cut off.
  ['2026-11-21T20:00:20+01:00', true, 'Cette porte reste ouverte jusqu’au sam. 21 nov. · 22 h 30'],
  ['2026-11-21T19:59:00+01:00', true, 'Cette porte reste ouverte jusqu’au sam. 21 nov. · 22 h 30'],
  [theDayBefore, false, 'Cette porte n’est plus en service depuis ven. 20 nov. · 20 h'],
])('a tick says until when a phone whose key ends at %s is a door', (end, good, title) => {
  expect(keyCheckOf(end)).toEqual([good, title]);
  // By the server's clock, whatever the phone's own says.
  for (const hoursAhead of [-240, 240]) expect(keyCheckOf(end, { hoursAhead })).toEqual([good, title]);
});

test('a phone that was never armed is told so', () => {
  expect(keyCheckOf(null)).toEqual([false, 'Cette porte n’est pas encore en service']);
});

test.each<[string, Parameters<typeof knownOf>, string, boolean]>([
  ['a phone that is not armed yet', [null], 'Porte A', true],
  ['one that is good for the evening', [aWeek], 'Porte A', false],
  ['one that is to have another name', [aWeek], 'Porte B', true],
  ['one whose key is over', [theDayBefore], 'Porte A', true],
  ['one on which nobody may arm it', [theDayBefore, { mayArm: false }], 'Porte A', false],
])('opening the door arms %s: %#', (_, known, name, expected) => {
  expect(mustArm(knownOf(...known), name)).toBe(expected);
});

test('a phone that cannot keep its screen on, or does not vibrate, says so, and what helps', () => {
  const saidBy = (phone: typeof able) =>
    checksOf({ ...knownOf(aWeek), stored: true, reader: 'camera', phone }).map(({ title }) => title);
  expect(saidBy(able)).toHaveLength(7);
  expect(saidBy({ staysLit: false, vibrates: false }).slice(7)).toEqual([
    'L’écran de ce téléphone s’éteint seul',
    'Ce téléphone ne vibre pas',
  ]);
});
