/** Each test of Vitest's report that failed, and each file that could not be run: name, then the first lines of why. */
export function failedTests(report: unknown): string[];
/** Each journey of Playwright's report that failed at both tries: name, then the first lines of why. */
export function failedJourneys(report: unknown): string[];
/** Each journey that passed at its second try: name, then the first lines of why it had failed. */
export function unsteadyJourneys(report: unknown): string[];
