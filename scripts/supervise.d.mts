/**
 * Runs a server in a process of its own, and starts it again when it dies; resolves with the code of the one that ended
 * for good.
 */
export function supervise(file: string, settings: Record<string, string>): Promise<number>;
/** Milliseconds until the next start, after so many deaths one after the other. */
export function pauseAfter(deaths: number): number;
