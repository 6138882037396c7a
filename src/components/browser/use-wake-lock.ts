import { useEffect } from 'react';
import { keepLit } from '../../bridge/abilities';

/** Keeps the screen on while `isOn`, also after the page was hidden in between. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let held: WakeLockSentinel | null = null;
    let open = true;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      void keepLit().then((lock) => {
        if (lock === null) return;
        if (!open) return void lock.release();
        // Two may have been asked for before the first one came: each keeps the screen on by itself.
        void held?.release();
        held = lock;
      });
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
