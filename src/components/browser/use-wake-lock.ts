import { useEffect } from 'react';

/** Keeps the screen on while `isOn`, also after the page was hidden in between. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let held: WakeLockSentinel | null = null;
    let open = true;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock?.request('screen').then(
        (lock) => (open ? (held = lock) : void lock.release()),
        // Refused on a low battery: everything works all the same.
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      open = false;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, [isOn]);
}
