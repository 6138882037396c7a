import { type Infer, enums, object, optional, string, type } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { moment, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

/** How long what was discarded can be had back. */
export const TRASH_DAYS = 30;

export const trashKinds = ['news', 'piece', 'image'] as const;

/**
 * Something in the trash. `title` is an image's name; images have no `slug`. `discardedBy` is missing once that account is
 * gone. It goes for good in the night after `goesAt`. `version` goes into If-Match.
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

/** GET /api/trash, what was discarded last first. */
export const trashQuery = object({ ...pageQuery, kind: optional(enums(trashKinds)) });
export type TrashQuery = Infer<typeof trashQuery>;

/** What was restored is read and saved again under this uuid (and slug), over this version. */
export const restored = type({
  kind: enums(trashKinds),
  uuid,
  slug: optional(string()),
  version: string(),
});
