import type { Mirror } from './database';
import type * as Live from './live';

/** All that a query needs of the mirror. */
export type MirrorReader = Pick<Mirror, 'read'>;

let live: typeof Live | undefined;

/** What a printed page shows first needs no database: the code of it is fetched when the mirror is first asked. */
export async function fetchLive(): Promise<typeof Live> {
  return (live ??= await import('./live'));
}

/** The mirror of this page. Inside of a watched query its code is there: nothing is awaited that Dexie does not watch. */
export const pageMirror: MirrorReader = {
  read: async (query, nothing) => (live ?? (await fetchLive())).openedMirror().read(query, nothing),
};
