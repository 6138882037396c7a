import type { Log } from './log';
import type { Metrics } from './http/metrics';

interface FatalErrorParts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Answers the requests that have come in, and stops. */
  readonly drain: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** The process's events of uncaught errors. */
export interface Process {
  on(event: 'unhandledRejection' | 'uncaughtException', hear: (thrown: unknown) => void): unknown;
}

/** EX_SOFTWARE of sysexits.h: a restart may help, unlike with wrong settings. */
export const BROKEN = 70;
const DRAIN_WITHIN = 10_000;

/**
 * Handles uncaught errors: each is logged with its stack, and counted. A rejected promise concerns its own request
 * alone. After an uncaught exception the state of the process is unknown: the server answers the requests that it has,
 * then exits, and its supervisor starts another one at once.
 */
export function handleFatalErrors(process: Process, { log, metrics, drain, exit }: FatalErrorParts): void {
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
