import type { Log } from './log';
import type { Metrics } from './http/metrics';

interface DefenceParts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Answers what has come in, and stops. */
  readonly drain: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** What the process tells of errors that nobody took. */
export interface Process {
  on(event: 'unhandledRejection' | 'uncaughtException', hear: (thrown: unknown) => void): unknown;
}

/** EX_SOFTWARE of sysexits.h: it was not the settings. */
export const BROKEN = 70;
const DRAIN_WITHIN = 10_000;

/**
 * What becomes of an error that nobody took: it is logged with its stack, counted, and ends no site. A promise that was
 * rejected concerns its request alone. After an exception nobody knows what was left half done: the server answers what it
 * has, goes, and whoever supervises it starts another one at once.
 */
export function defend(process: Process, { log, metrics, drain, exit }: DefenceParts): void {
  let isGoing = false;
  process.on('unhandledRejection', (reason) => {
    metrics.countMishap('rejection');
    log.error('unhandled rejection', { error: errorOf(reason) });
  });
  process.on('uncaughtException', (thrown) => {
    metrics.countMishap('exception');
    log.error('uncaught exception', { error: errorOf(thrown) });
    if (isGoing) return;
    isGoing = true;
    const end = () => exit(BROKEN);
    setTimeout(end, DRAIN_WITHIN).unref();
    drain().then(end, end);
  });
}

const errorOf = (thrown: unknown) => (thrown instanceof Error ? thrown : String(thrown));
