import { type Expression, type SqlBool, sql } from 'kysely';
import { typedBeginnings } from '#common/base/word-beginnings';

/**
 * Each typed word must begin one of the words, in any order; no condition without words.
 * @param words the words that `searchable_words` makes of folded text
 */
export function wordConditions(words: Expression<unknown>, typed = ''): Expression<SqlBool>[] {
  const query = typedWordQueries(typed).join(' & ');
  return query === '' ? [] : [sql<SqlBool>`${words} @@ ${query}::tsquery`];
}

/** A text of type `tsquery` for each typed word. */
export function typedWordQueries(typed: string): readonly string[] {
  // Folded words have only letters and digits, so quoting them is enough.
  return typedBeginnings(typed).map((some) => `(${some.map((one) => `'${one}':*`).join(' | ')})`);
}

/** The searchable words of a column, or of another expression, that holds folded text. */
export const searchable = (folded: Expression<unknown>): Expression<unknown> =>
  sql`searchable_words(${folded})`;
