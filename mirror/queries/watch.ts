import type { Watcher } from '../live';
import { fetchLive } from '../page-mirror';

interface PatientWatcher<Answer> extends Watcher<Answer> {
  /** The code of the mirror could not be fetched; nothing will be answered. */
  readonly missing: (error: unknown) => void;
}

/** Runs a query on the page's mirror now and whenever its answer may have changed. Returns what ends it. */
export function watch<Answer>(query: () => Promise<Answer>, watcher: PatientWatcher<Answer>): () => void {
  const ended = new AbortController();
  fetchLive().then(({ follow }) => {
    if (!ended.signal.aborted) ended.signal.addEventListener('abort', follow(query, watcher));
  }, watcher.missing);
  return () => ended.abort();
}

/** Fetches the code of the mirror ahead of the first query. */
export function prepareWatching(): void {
  fetchLive().catch(() => undefined);
}
