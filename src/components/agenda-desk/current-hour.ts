import { clockOffsetAtom } from '../clock/clock-offset';
import { store } from '../../state/store';

const HOUR_MS = 3_600_000;

/** The hour that has begun, by the server's clock: a form that is opened twice within it begins with the same moments. */
export function currentHour(): Date {
  const now = Date.now() - store.get(clockOffsetAtom);
  return new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
}
