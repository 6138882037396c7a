import { liveQuery } from 'dexie';
import { type Mirror, createMirror } from './database';
import { browserStorage } from './storage';

let mirror: Mirror | undefined;

/** The mirror of this page, opened at its first query. */
export const openedMirror = (): Mirror => (mirror ??= createMirror(browserStorage()));

/** Runs a query now and whenever what it has read changes, until it is told to end. */
export function follow<Answer>(query: () => Promise<Answer>, watcher: Watcher<Answer>): () => void {
  const subscription = liveQuery(query).subscribe(watcher);
  return () => subscription.unsubscribe();
}

export interface Watcher<Answer> {
  readonly next: (answer: Answer) => void;
  readonly error: (error: unknown) => void;
}
