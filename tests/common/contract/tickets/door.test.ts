import { create } from 'superstruct';
import { expect, test } from 'vitest';
import { scansAnswer } from '#common/contract/tickets/door';

const key = '0190a000-0000-7000-8000-0000000000a1';

test('a result that only a newer server knows is one that a person looks at, and the others are read', () => {
  const newer = { key, status: 'postponed', verdict: 'TROP_BRUYANT' };
  const known = { key, status: 'accepted', verdict: 'OK' };
  expect(create({ results: [newer, { ...known, verdict: 'TROP_BRUYANT' }, known] }, scansAnswer)).toEqual({
    results: [
      { key, status: 'refused', verdict: 'TECHNIQUE' },
      { key, status: 'accepted', verdict: 'TECHNIQUE' },
      known,
    ],
  });
});

test('a result that says nothing is none', () => {
  expect(() => create({ results: [{ key, status: 1, verdict: 'OK' }] }, scansAnswer)).toThrow('status');
});
