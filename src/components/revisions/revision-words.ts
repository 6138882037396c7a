import { playbillTime, shortDate } from '#common/base/dates';
import type { RevisionSummary } from '#common/contract/content/revision';

/** The date and author of a version: `12 nov. 2026, 20 h 30 · Mathilde Orsini`. */
export function revisionWords({ at, author }: Pick<RevisionSummary, 'at' | 'author'>): string {
  const who = author === undefined ? 'auteur inconnu' : `${author.firstname} ${author.name}`.trim();
  return `${shortDate(at)}, ${playbillTime(at)}\u00a0· ${who}`;
}
