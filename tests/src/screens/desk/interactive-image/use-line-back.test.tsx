import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { SyncState } from '#worker/api';
import { useLineBack } from '../../../../../src/screens/desk/interactive-image/use-line-back';
import { syncAtom } from '../../../../../src/state/connection';
import { store } from '../../../../../src/state/store';
import { mounted } from '../../../mounted';

const lineIs = (line: SyncState['line']) => store.set(syncAtom, (before) => ({ ...before, line }));

test.each<[string, readonly SyncState['line'][], number]>([
  ['a line that stays good asks for nothing again', ['online'], 0],
  ['a line that is cut asks for nothing yet', ['online', 'offline'], 0],
  ['a line that is back asks once', ['offline', 'online'], 1],
  ['a line that is lost later and back asks then', ['online', 'offline', 'online'], 1],
  ['a line that comes and goes asks each time', ['offline', 'online', 'offline', 'online'], 2],
])('%s', (_, [first = 'unknown', ...others], times) => {
  const back = vi.fn();
  lineIs(first);
  mounted(() => useLineBack(back));
  for (const line of others) act(() => lineIs(line));
  expect(back).toHaveBeenCalledTimes(times);
});
