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
        (lock) => {
          if (!open) return void lock.release();
          // Two may have been asked for before the first one came: each keeps the screen on by itself.
          void held?.release();
          held = lock;
        },
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
