import { atom, useAtomValue } from 'jotai';
import { syncAtom } from '../../state/connection';
import { store } from '../../state/store';

/** How far this device's clock is ahead of the server's, in milliseconds; 0 until it is known. */
export const clockOffsetAtom = atom((get) => get(syncAtom).clockOffset ?? 0);

/** The server's time, as far as this device knows it: what the server dated is compared with it, never with `new Date()`. */
export const serverNow = (): Date => new Date(Date.now() - store.get(clockOffsetAtom));

/** The same on a screen, which renders again once the device's clock turns out to be wrong. */
export function useServerNow(): Date {
  const offset = useAtomValue(clockOffsetAtom);
  return new Date(Date.now() - offset);
}
