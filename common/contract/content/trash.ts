import { type Infer, enums, object, optional, string, type } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { moment, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

/** How long discarded content can be restored, in days. */
export const TRASH_DAYS = 30;

export const trashKinds = ['news', 'piece', 'image'] as const;

/**
 * An entry of the trash. `title` is an image's name; images have no `slug`. `discardedBy` is absent once that account
 * is deleted. The thing is deleted for good in the night after `goesAt`. `version` goes into If-Match.
 */
export const trashEntry = type({
  kind: enums(trashKinds),
  uuid,
  title: string(),
  slug: optional(string()),
  discardedAt: moment,
  discardedBy: optional(personReference),
  goesAt: moment,
  version: string(),
});
export type TrashEntry = Infer<typeof trashEntry>;
export type TrashKind = TrashEntry['kind'];

/** GET /api/trash, the latest discarded first. */
export const trashQuery = object({ ...pageQuery, kind: optional(enums(trashKinds)) });
export type TrashQuery = Infer<typeof trashQuery>;

/** The answer to a restoration: the uuid (and slug) under which the thing is read and saved, and its version. */
export const restored = type({
  kind: enums(trashKinds),
  uuid,
  slug: optional(string()),
  version: string(),
});
