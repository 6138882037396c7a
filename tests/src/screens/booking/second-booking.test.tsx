import { act, isValidElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownBooking } from '../../../../src/components/booking/shown-booking';
import { useSecondBooking } from '../../../../src/screens/booking/second-booking';
import { mounted } from '../../mounted';
import { booked } from './le-dindon';

const tonight = new Date('2026-11-21T20:30:00+01:00');
const first: ShownBooking = { ...booked, date: tonight, seats: 2 };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+01:00') }));
afterEach(() => void vi.useRealTimers());

interface Asked {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Presses the button of the form. Returns what is asked, if anything, and what came of it. */
async function press(known: readonly ShownBooking[], isMeant = false, waits = false) {
  const now = mounted(() => {
    const [earlier, setEarlier] = useState(known);
    return { ...useSecondBooking(earlier, tonight, isMeant, waits), setEarlier };
  });
  let isWanted: boolean | undefined;
  const send = () =>
    act(async () => {
      void now()
        .isWanted()
        .then((wanted) => (isWanted = wanted));
    });
  await send();
  const asked = () => {
    const { question } = now();
    return isValidElement<Asked>(question) ? question.props : null;
  };
  const learn = (earlier: readonly ShownBooking[]) => act(async () => now().setEarlier(earlier));
  return { asked, send, learn, isWanted: () => isWanted };
}

test('a first booking is sent without a question', async () => {
  const { asked, isWanted } = await press([]);
  expect(asked()).toBeNull();
  expect(isWanted()).toBe(true);
});

test('a second one is asked about, and a no sends nothing', async () => {
  const { asked, send, isWanted } = await press([first]);
  expect(isWanted()).toBeUndefined();
  expect(asked()?.question).toBe('Vous avez déjà réservé 2 places pour ce soir. Réserver encore\u00a0?');
  await act(async () => asked()?.onNo());
  expect(isWanted()).toBe(false);
  await send();
  await act(async () => asked()?.onYes());
  expect(isWanted()).toBe(true);
  await send();
  expect(asked()).toBeNull();
});

test('whoever would wait is not asked whether to book', async () => {
  const { asked } = await press([first], false, true);
  expect(asked()?.question).toMatch(/S’inscrire encore\u00a0\?$/);
  expect(asked()?.yes).toBe('S’inscrire encore');
});

test('what only waits was asked for, and whoever means another booking is not asked', async () => {
  const waiting = { ...first, seats: 3, state: { shape: 'half', words: 'Attend le réseau' } } as const;
  const { asked } = await press([first, waiting]);
  expect(asked()?.question).toContain('Vous avez déjà demandé 5 places');
  const { isWanted } = await press([first], true);
  expect(isWanted()).toBe(true);
});

test('one that is cancelled elsewhere while it is asked about leaves nothing to ask, and the other is sent', async () => {
  const { asked, learn, isWanted } = await press([first]);
  await learn([{ ...first, seats: 3 }]);
  expect([asked()?.question, isWanted()]).toEqual([expect.stringContaining('3 places'), undefined]);
  await learn([]);
  expect([asked(), isWanted()]).toEqual([null, true]);
});
