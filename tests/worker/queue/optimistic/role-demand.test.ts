import { expect, test } from 'vitest';
import type { RoleDemand } from '#common/contract/people/role-demand';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { EffectRows, WaitingWrite } from '#worker/queue/optimistic/effect';
import { effectOf } from '#worker/queue/optimistic/effect-of';

const marius = {
  uuid: '0190a000-0000-7000-8000-000000000002',
  slug: 'marius-lafon',
  name: 'Lafon',
  firstname: 'Marius',
};
const uuid = '0190a000-0000-7000-8000-0000000000d1';
const at = new Date('2026-11-21T20:30:00.500+01:00');

const asked: RoleDemand = {
  uuid,
  role: { code: 'ROLE_BILLETTERIE', name: 'Billetterie' },
  user: marius,
  createdAt: new Date('2026-11-21T20:30:00+01:00'),
  state: { code: 'EN_ATTENTE', name: 'En attente' },
};

function write(call: QueuedCall, fields: Partial<WaitingWrite> = {}): WaitingWrite {
  return {
    key: '0190a000-0000-7000-8000-0000000000c1',
    thing: `role-demand:${uuid}`,
    seq: 1,
    at,
    call,
    params: {},
    body: null,
    author: marius,
    device: null,
    status: null,
    ...fields,
  };
}

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

const create = write('createRoleDemand', { body: { uuid, role: { code: 'ROLE_BILLETTERIE' } } });

test('a demand made here waits at once, as the server will have it', () => {
  expect(apply(create, null)).toEqual(asked);
  expect(effectOf(create)).toMatchObject({
    scope: `user:${marius.uuid}`,
    touches: [{ collection: 'role-demands', key: uuid }],
  });
});

test('over the server’s own row it changes nothing, decided or not', () => {
  const accepted = { ...asked, state: { code: 'ACCEPTEE', name: 'Acceptée' } };
  expect(apply(create, accepted)).toBe(accepted);
});

test('a demand taken back is gone at once', () => {
  expect(apply(write('deleteRoleDemand', { params: { uuid } }), asked)).toBeNull();
});

test('a demand that the server will refuse shows nothing', () => {
  expect(effectOf(write('createRoleDemand', { body: { role: { code: 'ROLE_SOUFFLEUR' } } }))).toBeNull();
});

test('terms accepted here are accepted on the account at once', () => {
  const params = { uuid: marius.uuid };
  const accept = write('acceptTerms', { thing: `terms:${marius.uuid}`, params, body: { version: 4 } });
  expect(apply(accept, { ...marius, termsVersion: 3 })).toEqual({ ...marius, termsVersion: 4 });
  expect(apply(accept, null)).toBeNull();
});
