/** Array methods of 2023 that the oldest browsers of `browserslist` lack; fills.ts has each of them. */
export const filledIn = ['toReversed', 'toSorted', 'toSpliced', 'with'] as const;

/** Loads what this browser lacks, before any code that may need it runs; where nothing is lacking, it loads nothing. */
export async function fillIn(): Promise<void> {
  if (filledIn.some((name) => !(name in Array.prototype))) await import('./fills');
}
