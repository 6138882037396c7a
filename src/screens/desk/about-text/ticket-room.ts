/*
 * How much of the association's own text a ticket has room for, on one page below its code. Lengths are in points, as
 * `server/platform/pdf/ticket-page` draws them; characters are of mean width, and the date and the place are taken to need
 * two lines each.
 */

const ROOM = 110;
const ROW = 18.3;
/** Between two lines of the text. */
const GAP = 3;
const CHARACTERS_IN_ROW = 76;

/** By about how many rows these lines are too long for a ticket; 0: they fit. */
export function rowsTooMany(lines: readonly string[]): number {
  const height = lines.reduce((sum, line) => sum + rowsOf(line) * ROW + GAP, -GAP);
  return Math.max(0, Math.ceil((height - ROOM) / ROW));
}

const rowsOf = (line: string): number => Math.max(1, Math.ceil(line.length / CHARACTERS_IN_ROW));
