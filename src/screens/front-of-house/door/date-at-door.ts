import type { DoorDateRow } from '#common/contract/tickets/door';

interface DateAtDoor {
  readonly date: DoorDateRow;
  /** It is the one that somebody chose. An open door must not move to another date by itself. */
  readonly isChosen: boolean;
}

/**
 * The date to show: the chosen one as long as it exists, else the current or the next one, or the last one if all are
 * over. Undefined if there is none.
 * @param now by the server's clock
 */
export function dateAtDoor(
  dates: readonly DoorDateRow[],
  chosen: string | null,
  now: Date,
): DateAtDoor | undefined {
  const found = dates.find(({ uuid }) => uuid === chosen);
  if (found !== undefined) return { date: found, isChosen: true };
  const next = dates.find(({ doorsCloseAt }) => doorsCloseAt > now) ?? dates.at(-1);
  return next && { date: next, isChosen: false };
}
