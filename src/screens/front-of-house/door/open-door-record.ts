import { readTabRecord, writeTabRecord } from '../../../state/tab-records';

const RECORD = 'open-door';

/** Milliseconds: longer than an evening, and shorter than until the next one. A phone keeps its tabs for weeks. */
const EVENING = 8 * 3_600_000;

/** The date whose door was opened on this tab this evening; null if none is. A reload must not close it while people wait. */
export function readOpenDoor(): string | null {
  try {
    const [dateUuid = '', openedAt] = readTabRecord(RECORD)?.split(' ') ?? [];
    return Date.now() - Number(openedAt) < EVENING ? dateUuid : null;
  } catch {
    return null;
  }
}

export function keepOpenDoor(dateUuid: string | null): void {
  try {
    writeTabRecord(RECORD, dateUuid === null ? null : `${dateUuid} ${Date.now()}`);
  } catch {
    // Storage is disabled: a reload closes the door.
  }
}
