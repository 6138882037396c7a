/**
 * Sent by Ctrl-C; by the supervisor, or the system that shuts down; by a terminal that is closed; by the end of a
 * supervisor that was killed and can no longer stop its server.
 */
const names = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/** The process's events for signals, and for the loss of its parent. */
interface Process {
  on(event: (typeof names)[number], hear: () => void): unknown;
}

/**
 * Aborted when the process is asked to stop, with the name of the signal as its reason: from now on, so that a program
 * also hears what comes while it starts. Terminal and supervisor may both ask: the second signal has no effect.
 */
export function stopSignal(process: Process): AbortSignal {
  const stop = new AbortController();
  for (const name of names) process.on(name, () => stop.abort(name));
  return stop.signal;
}
