import { create } from 'qrcode/lib/core/qrcode.js';

/** The white margin that a reader needs around the code, in modules. */
export const QUIET = 4;

/** The dark modules of a code as an SVG path, one rectangle per run, and how many modules a side has. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      let run = 0;
      while (column + run < size && modules.get(row, column + run) !== 0) run += 1;
      if (run === 0) continue;
      path += `M${column} ${row}h${run}v1h${-run}z`;
      column += run;
    }
  return { path, size };
}
