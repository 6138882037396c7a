/** A failure: its name, then the first lines of why. */
export function told(name: string, why: string): string;
/** A failure of a runner that wrote no report of it: its name, then what it said about it. */
export function toldByLog(name: string, log: string): string;
/** Each test of Vitest's report that failed, and each file that could not be run: name, then the first lines of why. */
export function failedTests(report: unknown): string[];
/** Each journey of Playwright's report that failed at both tries, and what failed outside of them: name, then the first lines of why. */
export function failedJourneys(report: unknown): string[];
/** Each journey that passed at its second try: name, then the first lines of why it had failed. */
export function unsteadyJourneys(report: unknown): string[];
/** For each reason, how many journeys were skipped for it. */
export function skippedJourneys(report: unknown): string[];
