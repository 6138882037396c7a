import { useEffect, useState } from 'react';
import { type DoorClock, createDoorClock } from './door-clock';

const phoneClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The door's clock of this page.
 * @param clockOffset how far this phone's clock is ahead of the server's, in milliseconds
 */
export function useDoorClock(clockOffset: number): DoorClock {
  const [clock] = useState(() => createDoorClock(phoneClocks, clockOffset));
  useEffect(() => {
    clock.correct(clockOffset);
  }, [clock, clockOffset]);
  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? clock.rest() : clock.wake());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [clock]);
  return clock;
}
