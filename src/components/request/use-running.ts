import { useCallback, useRef, useState } from 'react';

export interface Running {
  readonly isRunning: boolean;
  /** Runs some work; resolves with its result, or with undefined if other work was running, and this one was not begun. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

/** One piece of work at a time, however often a button is pressed. `run` is stable. */
export function useRunning(): Running {
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);
  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isBusy.current) return undefined;
    const begin = async () => work();
    const set = (isOn: boolean) => {
      isBusy.current = isOn;
      setRunning(isOn);
    };
    set(true);
    // `begin` also turns what `work` throws at once into a rejection, so that the end is never missed.
    return begin().finally(() => set(false));
  }, []);
  return { isRunning, run };
}
