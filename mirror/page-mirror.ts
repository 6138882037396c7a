import { type Mirror, createMirror } from './database';
import { browserStorage } from './storage';

/** All that a query needs of the mirror. */
export type MirrorReader = Pick<Mirror, 'read'>;

let mirror: Mirror | undefined;

/** The mirror of this page, opened at its first query. */
export const pageMirror: MirrorReader = {
  read: (query, nothing) => (mirror ??= createMirror(browserStorage())).read(query, nothing),
};
