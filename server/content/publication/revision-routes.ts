import type { Kysely } from 'kysely';
import { pageMetadata } from '#common/contract/fields/page';
import type { RevisionKind, RevisionSummary } from '#common/contract/content/revision';
import type { PersonReference } from '#common/contract/people/user';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { hasPermission } from '../../platform/http/caller';
import type { Caller, Handlers } from '../../platform/http/handler';
import { findPeople } from '../../people/user/user-repository';
import { findRevision, findRevisionsPage } from './revision-repository';

const DEFAULT_LIMIT = 20;

/** Revisions saved by editors. They do not exist for callers who may not write that kind of thing. */
export const revisionRoutes = {
  async listRevisions({ caller, query, database }) {
    const { page = 1, limit = DEFAULT_LIMIT, kind } = query;
    const kinds = kindsFor(caller).filter((each) => kind === undefined || each === kind);
    if (kinds.length === 0) return { metadata: pageMetadata(page, limit, 0), data: [] };
    const { total, revisions } = await findRevisionsPage(database, query, kinds, page, limit);
    return { metadata: pageMetadata(page, limit, total), data: await summariesOf(database, revisions) };
  },

  async readRevision({ caller, params, database }) {
    const found = await findRevision(database, params.uuid);
    const [summary] =
      found === undefined || !kindsFor(caller).includes(found.kind)
        ? []
        : await summariesOf(database, [found]);
    if (found === undefined || summary === undefined)
      throw new CallError('not-found', { message: 'Version introuvable' });
    return { ...summary, content: found.content };
  },
} satisfies Partial<Handlers>;

const kindsFor = (caller: Caller): RevisionKind[] => [
  ...(hasPermission(caller, 'content') ? (['news', 'piece'] as const) : []),
  ...(hasPermission(caller, 'site') ? (['about-text'] as const) : []),
];

interface StoredRevision extends Omit<RevisionSummary, 'author'> {
  readonly author: string | null;
}

async function summariesOf(
  database: Kysely<Database>,
  revisions: readonly StoredRevision[],
): Promise<RevisionSummary[]> {
  const people = await findPeople(
    database,
    revisions.flatMap(({ author }) => author ?? []),
  );
  return revisions.map((kept) => summaryOf(kept, people.get(kept.author ?? '')));
}

const summaryOf = (
  { uuid, kind, thing, at, title }: StoredRevision,
  author: PersonReference | undefined,
): RevisionSummary => ({ uuid, kind, thing, at, ...(author && { author }), title });
