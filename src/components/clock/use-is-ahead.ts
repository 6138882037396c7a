import { useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { syncAtom } from '../../state/connection';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';

/**
 * Whether a moment is still to come, by the server's clock; changes by itself when it passes. Until that clock is known, a
 * page that the server rendered keeps the time of its rendering: hydration needs the same, and the device's clock may be
 * wrong.
 */
export function useIsAhead(moment: Date): boolean {
  const printed = useAtomValue(serverRenderedPageAtom);
  const { clockOffset } = useAtomValue(syncAtom);
  const at = moment.getTime() + (clockOffset ?? 0);
  const [turns, turnOver] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    const wait = at - Date.now();
    if (wait <= 0) return;
    const timer = setTimeout(turnOver, Math.min(wait, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [at, turns]);
  return printed !== null && clockOffset === null ? moment > printed.at : at > Date.now();
}

/** With a longer delay, browsers fire the timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
