import { type Mirror, createMirror } from './database';
import { steadily } from './steady-reads';
import { browserStorage } from './storage';

/** All that a query needs of the mirror. */
export type MirrorReader = Pick<Mirror, 'read'>;

let mirror: Mirror | undefined;

/** The mirror of this page, opened at its first query. */
export const pageMirror: MirrorReader = {
  read: (query, nothing) => steadily(() => (mirror ??= createMirror(browserStorage())).read(query, nothing)),
};
