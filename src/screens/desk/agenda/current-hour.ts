import { serverNow } from '../../../components/clock/clock-offset';

const HOUR_MS = 3_600_000;

/** The start of the current hour by the server's clock: a form opened twice within it starts with the same moments. */
export function currentHour(): Date {
  return new Date(Math.floor(serverNow().getTime() / HOUR_MS) * HOUR_MS);
}
