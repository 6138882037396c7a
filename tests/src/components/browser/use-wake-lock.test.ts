import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useWakeLock } from '../../../../src/components/browser/use-wake-lock';
import { mounted } from '../../mounted';

test('the screen may go dark once nobody needs it, however often it was asked to stay on', async () => {
  const held = new Set<object>();
  const request = async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const screen = mounted(() => {
    const [isOn, setOn] = useState(true);
    useWakeLock(isOn);
    return { setOn };
  });
  // The page is shown again before the first lock has come.
  await act(async () => void page.dispatchEvent(new Event('visibilitychange')));
  expect(held.size).toBe(1);
  await act(async () => screen().setOn(false));
  expect(held.size).toBe(0);
});
