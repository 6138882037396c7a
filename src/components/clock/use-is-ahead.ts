import { useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { clockOffsetAtom } from './clock-offset';

/** Whether a moment is still to come, by the server's clock; changes by itself when it passes. */
export function useIsAhead(moment: Date): boolean {
  const offset = useAtomValue(clockOffsetAtom);
  const at = moment.getTime() + offset;
  const [turns, turnOver] = useReducer((turns: number) => turns + 1, 0);
  useEffect(() => {
    const wait = at - Date.now();
    if (wait <= 0) return;
    const timer = setTimeout(turnOver, Math.min(wait, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [at, turns]);
  return at > Date.now();
}

/** With a longer delay, browsers fire the timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
