import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How many long operations are under way; the curtain line shows it. */
export const busyAtom = atom(0);

/** Counts as busy while the component is mounted and `isBusy` is true. */
export function useBusy(isBusy = true): void {
  const setBusy = useSetAtom(busyAtom);
  useEffect(() => {
    if (!isBusy) return;
    setBusy((things) => things + 1);
    return () => setBusy((things) => things - 1);
  }, [isBusy, setBusy]);
}
