import { type Infer, enums, object, optional, string, type, unknown } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { moment, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

export const revisionKinds = ['news', 'piece', 'about-text'] as const;

const summary = {
  uuid,
  kind: enums(revisionKinds),
  /** The uuid of the saved thing. */
  thing: uuid,
  at: moment,
  /** Who saved it; absent once that account is deleted, and for changes by the site itself. */
  author: optional(personReference),
  title: string(),
};

/** One save of a news item, a play or a text. */
export const revisionSummary = type(summary);
export type RevisionSummary = Infer<typeof revisionSummary>;
export type RevisionKind = RevisionSummary['kind'];

/** The same with the saved content: the body of the PUT that restores it. */
export const revision = type({ ...summary, content: unknown() });

/** GET /api/revisions, the latest first: all, those of one kind, or those of one thing. */
export const revisionQuery = object({
  ...pageQuery,
  kind: optional(enums(revisionKinds)),
  uuid: optional(uuid),
});
export type RevisionQuery = Infer<typeof revisionQuery>;
