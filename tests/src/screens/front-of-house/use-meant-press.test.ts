import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMeantPress } from '../../../../src/screens/front-of-house/use-meant-press';
import { mounted } from '../../mounted';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A question about Anne, and what takes its place. */
function asked() {
  let set: (next: readonly [string | null, boolean]) => void = () => undefined;
  const isMeant = mounted(() => {
    const [[subject, isUnasked], setNext] = useState<readonly [string | null, boolean]>(['Anne', true]);
    set = setNext;
    return useMeantPress(subject, isUnasked);
  });
  return {
    isMeant: () => isMeant()(),
    replace: (subject: string | null, isUnasked = true) => act(() => set([subject, isUnasked])),
  };
}

test('a press for Anne does nothing to Bruno, whose ticket has just come in her place', () => {
  const { isMeant, replace } = asked();
  expect(isMeant()).toBe(true);
  replace('Bruno');
  vi.advanceTimersByTime(499);
  expect(isMeant()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMeant()).toBe(true);
});

test('what a person brought, or what stands where nothing was, takes the first press', () => {
  const { isMeant, replace } = asked();
  replace('Bruno', false);
  expect(isMeant()).toBe(true);
  replace(null, false);
  replace('Chloé');
  expect(isMeant()).toBe(true);
});
