/** One run of one test. `failure`: why it failed, if it did; `again`: the command that brings that back. */
export interface Outcome {
  readonly test: string;
  readonly failure?: string;
  readonly again?: string;
}
/** What Vitest's report says of each test that ran. */
export function outcomesOfTests(report: unknown, again: (file: string, test: string) => string): Outcome[];
/** What Playwright's report says of each journey that ran to its end. */
export function outcomesOfJourneys(report: unknown): Outcome[];
/** A line for each test, and the sums. */
export function tally(outcomes: Outcome[]): { lines: string[]; passed: number; failed: number };
