import type { Log } from './platform/process/log';
import type { Metrics } from './platform/http/metrics';

interface UncaughtErrorDependencies {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Answers the pending requests and stops. */
  readonly drain: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** The process's events for uncaught errors. */
export interface Process {
  on(event: 'unhandledRejection' | 'uncaughtException', hear: (thrown: unknown) => void): unknown;
}

/** EX_SOFTWARE of sysexits.h: unlike with wrong settings, a restart may help. */
export const BROKEN = 70;
const DRAIN_WITHIN = 10_000;

/**
 * Handles uncaught errors: each is logged with its stack, and counted. A rejected promise affects only its own request.
 * After an uncaught exception the process's state is unknown: the server answers its pending requests and exits, and
 * its supervisor restarts it at once.
 */
export function handleUncaughtErrors(
  process: Process,
  { log, metrics, drain, exit }: UncaughtErrorDependencies,
): void {
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
