import { expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { EffectRows, WaitingWrite } from '#worker/queue/optimistic/effect';
import { effectOf } from '#worker/queue/optimistic/effect-of';

const marius = {
  uuid: '0190a000-0000-7000-8000-000000000002',
  slug: 'marius-lafon',
  name: 'Lafon',
  firstname: 'Marius',
};
const uuid = '0190a000-0000-7000-8000-0000000000d2';
const evening = {
  linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
  dateUuid: '0190a000-0000-7000-8000-0000000000e1',
};
const asked = {
  uuid,
  ...evening,
  date: new Date('2026-12-12T20:30:00+01:00'),
  owner: marius,
  names: ['Marius Lafon', 'Zoé Écalle'],
  note: 'Au premier rang',
  state: { code: 'EN_ATTENTE', name: 'En attente' },
  createdAt: new Date('2026-11-21T20:30:00+01:00'),
};
const body = {
  uuid,
  ...evening,
  date: '2026-12-12T20:30:00+01:00',
  names: [' Marius Lafon', 'Zoé Écalle'],
  note: ' Au premier rang ',
};

const write = (call: QueuedCall, thing: string, fields: Partial<WaitingWrite> = {}): WaitingWrite => ({
  key: '0190a000-0000-7000-8000-0000000000c1',
  thing,
  seq: 1,
  at: new Date('2026-11-21T20:30:00.500+01:00'),
  call,
  params: {},
  body: null,
  author: marius,
  device: null,
  status: null,
  ...fields,
});
const demand = (fields: object = {}) =>
  write('createFreeTicketDemand', `free-ticket-demand:${uuid}`, { body: { ...body, ...fields } });

/** Plays a write over what the mirror holds of one thing; returns what it holds then. */
function apply(waiting: WaitingWrite, before: object | null): unknown {
  let now: unknown = before;
  // The only row belongs to whichever collection the effect asks for.
  const effectRows = {
    get: () => now,
    set: (_: string, __: string, row: unknown) => (now = row),
  } as unknown as EffectRows;
  effectOf(waiting)?.apply(effectRows);
  return now;
}

test('a demand made here waits at once, as the server will have it', () => {
  expect(apply(demand(), null)).toEqual(asked);
  expect(apply(demand({ note: '  ' }), null)).not.toHaveProperty('note');
});

test('over the server’s own row it changes nothing, decided or not', () => {
  const refused = { ...asked, state: { code: 'REFUSEE', name: 'Refusée' }, reason: 'Complet.' };
  expect(apply(demand(), refused)).toBe(refused);
});

test('one for another member, or that does not say of which evening, shows nothing here', () => {
  const owner = { uuid: '0190a000-0000-7000-8000-000000000004' };
  expect(effectOf(demand({ owner }))).toBeNull();
  expect(effectOf(demand({ date: undefined }))).toBeNull();
  expect(effectOf(demand({ names: [] }))).toBeNull();
});

test('a demand taken back is gone at once', () => {
  expect(apply(write('deleteFreeTicketDemand', `free-ticket-demand:${uuid}`), asked)).toBeNull();
});
