import type { DoorDateChange, DoorDateRow } from '../../contract/tickets/door';

/** A date of the door whose latecomers keep their seats until another time. */
export function changedDoorDate(before: DoorDateRow, { latecomersUntil }: DoorDateChange): DoorDateRow {
  const { latecomersUntil: _, ...date } = before;
  return { ...date, ...(latecomersUntil !== null && { latecomersUntil }) };
}
