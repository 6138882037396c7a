import type { Kysely } from 'kysely';
import { type LinkedArticle, MAX_LINKED } from '#common/contract/content/linked-article';
import { type Linkable, linkedArticles } from '#common/rules/linked-articles';
import type { Database } from '../../platform/database/schema';
import { findCandidates, findLinkable } from './linked-article-repository';

/** The visible articles and plays that are related to this one; undefined if there is no such thing. */
export async function listLinked(
  database: Kysely<Database>,
  type: Linkable['type'],
  uuid: string,
  limit = MAX_LINKED,
): Promise<readonly LinkedArticle[] | undefined> {
  const to = await findLinkable(database, type, uuid);
  return to && linkedArticles(to, await findCandidates(database, to), limit);
}
