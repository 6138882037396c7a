/** Columns from the ground up, as a path in a square of 100. `widest` is the maximum width of one. */
export function columnsPath(values: readonly number[], top: number, widest: number): string {
  const width = 100 / values.length;
  const thickness = Math.min(width * 0.72, widest);
  return values
    .map((value, rank) => {
      const height = (value * 100) / top;
      const left = rank * width + (width - thickness) / 2;
      return `M${left.toFixed(2)} 100v-${height.toFixed(2)}h${thickness.toFixed(2)}V100z`;
    })
    .join('');
}

/** Lines across a square of 100, at these values. */
export const linesPath = (lines: readonly number[], top: number): string =>
  lines.map((line) => `M0 ${(100 - (line * 100) / top).toFixed(2)}H100`).join('');
