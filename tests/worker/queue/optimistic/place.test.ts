import { expect, test } from 'vitest';
import { effectOf } from '#worker/queue/optimistic/effect-of';
import { type Rows, applyAmong, uuid, waitingWriteOf } from '../../../support/optimistic-apply';

const first = '0190a000-0000-7000-8000-0000000000a1';
const second = '0190a000-0000-7000-8000-0000000000a2';

const nouns = [
  ['placeSponsor', 'sponsor', 'desk-sponsors', 'sponsors', 'site'],
  [
    'placeInteractiveImage',
    'interactive-image',
    'desk-interactive-images',
    'interactive-images',
    'secretariat',
  ],
] as const;

test.each(nouns)('%s puts it between the two, on the desk and in sight', (call, noun, desk, shown) => {
  const moved = (rank: number) => ({ uuid, name: 'Garage', rank, version: 'v1' });
  const others: Rows = { [`${desk}/${first}`]: { rank: 3 }, [`${desk}/${second}`]: { rank: 4 } };
  const at = (rank: number): Rows => ({
    ...others,
    [`${desk}/${uuid}`]: moved(rank),
    [`${shown}/${uuid}`]: moved(rank),
  });
  const apply = (body: object) => applyAmong(waitingWriteOf(noun)(call, body), at(9));
  expect(apply({ after: first, before: second })).toEqual(at(3.5));
  expect(apply({ after: null, before: first })).toEqual(at(2));
  expect(apply({ after: second, before: null })).toEqual(at(5));
});

test.each(nouns)('%s leaves the hidden hidden, and what is not there away', (call, noun, desk) => {
  const others: Rows = { [`${desk}/${first}`]: { rank: 3 } };
  const place = waitingWriteOf(noun)(call, { after: first, before: null });
  expect(applyAmong(place, others)).toEqual(others);
  const hidden = { ...others, [`${desk}/${uuid}`]: { uuid, rank: 0 } };
  expect(applyAmong(place, hidden)).toEqual({ ...others, [`${desk}/${uuid}`]: { uuid, rank: 4 } });
});

test.each(nouns)('%s leaves it where it is if its neighbours are gone', (call, noun, desk) => {
  const before = { [`${desk}/${uuid}`]: { uuid, rank: 7 } };
  expect(applyAmong(waitingWriteOf(noun)(call, { after: first, before: second }), before)).toEqual(before);
});

test.each(nouns)(
  '%s is for those who write it, and shows nothing without a place',
  (call, noun, _desk, _shown, scope) => {
    const write = waitingWriteOf(noun);
    expect(effectOf(write(call, { after: null, before: null }))?.scope).toBe(scope);
    expect(effectOf(write(call, { after: 'the first' }))).toBeNull();
  },
);
