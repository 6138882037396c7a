import { describe, expect, it } from 'vitest';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { key, apply, uuid, waitingWriteOf } from '../../../support/optimistic-apply';

const marius = {
  uuid: '0190a000-0000-7000-8000-000000000002',
  slug: 'marius',
  name: 'Lafon',
  firstname: 'Marius',
};
const at = new Date('2026-11-21T20:30:00+01:00');

const ticket: FreeTicket = {
  uuid,
  name: 'Marius Lafon',
  linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
  dateUuid: '0190a000-0000-7000-8000-0000000000e1',
  date: new Date('2026-11-28T20:30:00+01:00'),
  owner: marius,
  state: { code: 'A_GENERER', name: 'À générer' },
  version: 'first',
};
const used = { state: { code: 'UTILISE', name: 'Utilisé' }, usedAt: at } as const;
const dead = [
  ['used', used],
  ['replaced', { replacedBy: '0190a000-0000-7000-8000-0000000000f1' }],
  ['cancelled', { cancelledAt: new Date('2026-11-20T10:00:00+01:00') }],
] as const;
const blocked = { blockedAt: at };

const write = waitingWriteOf('free-ticket');
const waits = { params: { uuid }, author: marius };
const generation = {
  ...write('updateFreeTicket', { name: ' Anna Lafon ', state: { code: 'GENERE' } }),
  ...waits,
};
const givingBack = { ...write('deleteFreeTicket', null), ...waits };

const played = (pending: typeof generation, before: FreeTicket) =>
  apply(pending, { 'my-tickets': before })['my-tickets'];

describe('a ticket that is generated here', () => {
  it('is generated at once, for the name that was written', () => {
    expect(played(generation, ticket)).toEqual({
      ...ticket,
      name: 'Anna Lafon',
      state: { code: 'GENERE', name: 'Généré' },
      generatedAt: at,
      version: key,
    });
  });

  it.each([...dead, ['blocked', blocked] as const])('stays as it is when it is %s', (_, facts) => {
    const before = { ...ticket, ...facts };
    expect(played(generation, before)).toEqual(before);
  });
});

describe('a ticket that is given back here', () => {
  it.each([
    ['free', {}],
    ['blocked', blocked],
  ])('is cancelled at once when it is %s', (_, facts) => {
    const before = { ...ticket, ...facts };
    expect(played(givingBack, before)).toEqual({ ...before, cancelledAt: at });
  });

  it.each(dead)('stays as it is when it is %s', (_, facts) => {
    const before = { ...ticket, ...facts };
    expect(played(givingBack, before)).toEqual(before);
  });

  it('shows nothing where this device has no such ticket', () => {
    expect(apply(givingBack, {})['my-tickets']).toBeUndefined();
  });
});
