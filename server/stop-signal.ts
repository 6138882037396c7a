/** Sent by Ctrl-C; by the supervisor, or the system that shuts down; by a terminal that is closed. */
const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The process's events for signals. */
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
