import { type Expression, type SqlBool, sql } from 'kysely';
import { typedBeginnings } from '#common/base/word-beginnings';
import { shortCodesIn } from '#common/rules/short-code';

/**
 * Each typed word must begin one of the words, in any order; no condition without words.
 * @param words the words that `searchable_words` makes of folded text
 */
export function wordConditions(words: Expression<unknown>, typed = ''): Expression<SqlBool>[] {
  const query = typedWordQueries(typed).join(' & ');
  return query === '' ? [] : [sql<SqlBool>`${words} @@ ${query}::tsquery`];
}

/** All of `words`, or one of `others`, which find the same rows by something else; as `words` if these are none. */
export const orElse = (
  words: readonly Expression<SqlBool>[],
  others: readonly Expression<SqlBool>[],
): readonly Expression<SqlBool>[] =>
  words.length === 0 || others.length === 0
    ? words
    : [sql<SqlBool>`(${sql.join(words, sql` and `)} or ${sql.join(others, sql` or `)})`];

/** The ticket's short code is in the typed text; no condition for a text without one. */
export function shortCodeConditions(ticketUuid: Expression<unknown>, typed = ''): Expression<SqlBool>[] {
  const codes = shortCodesIn(typed);
  return codes.length === 0 ? [] : [sql<SqlBool>`right(${ticketUuid}::text, 8) = any(${[...codes]}::text[])`];
}

/** A text of type `tsquery` for each typed word. */
export function typedWordQueries(typed: string): readonly string[] {
  // Folded words have only letters and digits, so quoting them is enough.
  return typedBeginnings(typed).map((some) => `(${some.map((one) => `'${one}':*`).join(' | ')})`);
}

/** The searchable words of a column, or of another expression, that holds folded text. */
export const searchable = (folded: Expression<unknown>): Expression<unknown> =>
  sql`searchable_words(${folded})`;
