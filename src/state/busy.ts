import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How many long things are under way; the curtain line shows them. */
export const busyAtom = atom(0);

/** Busy for as long as the component is there and says so. */
export function useBusy(isBusy = true): void {
  const setBusy = useSetAtom(busyAtom);
  useEffect(() => {
    if (!isBusy) return;
    setBusy((things) => things + 1);
    return () => setBusy((things) => things - 1);
  }, [isBusy, setBusy]);
}
