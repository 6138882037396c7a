import type { DoorDateRow } from '#common/contract/tickets/door';

const STEP = 5 * 60_000;

/**
 * Proposed time to release the seats of latecomers: five minutes before curtain, or the next 5-minute step from now.
 */
export function firstRelease({ date }: Pick<DoorDateRow, 'date'>, now: Date): Date {
  return new Date(Math.max(date.getTime() - STEP, nextStep(now.getTime())));
}

/** Five minutes later or earlier; counted from now if the time has already passed. */
export function movedRelease(until: Date, steps: 1 | -1, now: Date): Date {
  const begins = steps > 0 && until <= now ? nextStep(now.getTime()) - STEP : until.getTime();
  return new Date(begins + steps * STEP);
}

/** The next multiple of five minutes. */
const nextStep = (time: number) => Math.ceil((time + 1) / STEP) * STEP;
