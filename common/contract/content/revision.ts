import { type Infer, enums, object, optional, string, type, unknown } from 'superstruct';
import { pageQuery } from '../fields/list-query';
import { moment, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

export const revisionKinds = ['news', 'piece', 'about-text'] as const;

const summary = {
  uuid,
  kind: enums(revisionKinds),
  /** The uuid of what was saved. */
  thing: uuid,
  at: moment,
  /** Who saved; missing once that account is gone, and for what the site itself wrote. */
  author: optional(personReference),
  title: string(),
};

/** One save of a news item, a play or a text. */
export const revisionSummary = type(summary);
export type RevisionSummary = Infer<typeof revisionSummary>;
export type RevisionKind = RevisionSummary['kind'];

/** The same with what was saved: the body of the PUT that saves it again. */
export const revision = type({ ...summary, content: unknown() });

/** GET /api/revisions, the latest first: of everything, of a kind, of one thing. */
export const revisionQuery = object({
  ...pageQuery,
  kind: optional(enums(revisionKinds)),
  uuid: optional(uuid),
});
export type RevisionQuery = Infer<typeof revisionQuery>;
