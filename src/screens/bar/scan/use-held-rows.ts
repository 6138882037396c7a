import { useState } from 'react';

/**
 * An open door goes on from what it holds: the rows that it had last, should the mirror lose them all because the
 * phone's key is over. Rows of a door are changed, and never all removed while it is open.
 */
export function useHeldRows<Row>(
  rows: readonly Row[] | undefined,
  isOpen: boolean,
): readonly Row[] | undefined {
  const [held, setHeld] = useState(rows);
  const isLost = isOpen && (rows === undefined || rows.length === 0) && held !== undefined && held.length > 0;
  const shown = isLost ? held : rows;
  if (shown !== held) setHeld(shown);
  return shown;
}
