import { clockOffsetAtom } from '../clock/clock-offset';
import { store } from '../../state/store';

const HOUR_MS = 3_600_000;

/** The start of the current hour by the server's clock: a form opened twice within it starts with the same moments. */
export function currentHour(): Date {
  const now = Date.now() - store.get(clockOffsetAtom);
  return new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
}
