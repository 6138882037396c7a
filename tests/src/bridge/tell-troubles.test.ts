import { beforeEach, describe, expect, test } from 'vitest';
import type { SyncState, WriteToAttend } from '#worker/api';
import { tellTroubles } from '../../../src/bridge/tell-troubles';
import { syncAtom } from '../../../src/state/connection';
import { noticesAtom } from '../../../src/state/notices';
import { store } from '../../../src/state/store';
import { sessionOfColette } from '../state/sessions';

const session = sessionOfColette(new Date(), 'ROLE_MEMBRE');
const parked: WriteToAttend = {
  key: '0190a000-0000-7000-8000-0000000000a1',
  lane: 'news:1',
  label: 'Brève «\u00a0Rideau\u00a0»',
  at: new Date('2026-11-21T20:30:00+01:00'),
  reason: 'park',
  error: { code: 'missing-role', message: 'Droits insuffisants' },
};
const asColette: SyncState = { ...store.get(syncAtom), session: { kind: 'open', session } };
const notices = () => store.get(noticesAtom).map(({ text }) => text);

beforeEach(() => store.set(noticesAtom, []));

describe('a write that the server refuses for want of a right', () => {
  test('is told once, as an answer to whoever saved it', () => {
    tellTroubles(asColette, { ...asColette, toAttend: [parked] });
    expect(notices()).toEqual(['Droits insuffisants']);
    store.set(noticesAtom, []);
    tellTroubles({ ...asColette, toAttend: [parked] }, { ...asColette, toAttend: [parked] });
    expect(notices()).toEqual([]);
  });

  test('is not told anew by a page that opens, or at a login', () => {
    for (const kind of ['unknown', 'none'] as const)
      tellTroubles({ ...asColette, session: { kind } }, { ...asColette, toAttend: [parked] });
    expect(notices()).toEqual([]);
  });
});

test('what the browser lost is told', () => {
  tellTroubles(asColette, { ...asColette, lost: ['Brève «\u00a0Rideau\u00a0»'] });
  expect(notices()).toHaveLength(1);
});
