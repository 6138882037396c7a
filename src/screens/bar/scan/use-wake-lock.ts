import { useEffect } from 'react';

/** Keeps the screen on while the door is open, also after the phone was looked away from. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let open = true;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock?.request('screen').then(
        (lock) => (open ? (held = lock) : void lock.release()),
        // A low battery refuses it: the door works all the same.
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
  }, []);
}
