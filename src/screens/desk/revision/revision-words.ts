import { hourInWords, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import type { RevisionSummary } from '#common/contract/content/revision';

/** The date and author of a version: `12 nov. 2026, 20 h 30 · Mathilde Orsini`. */
export function revisionWords({ at, author }: Pick<RevisionSummary, 'at' | 'author'>): string {
  const who = author === undefined ? 'auteur inconnu' : fullName(author);
  return `${shortDate(at)}, ${hourInWords(at)}\u00a0· ${who}`;
}
