import type { PersonReference } from '#common/contract/people/user';
import type { Authors, SignedBy } from '#common/rules/saves/published-save';

/** A row whose authors are uuids, as tables have them. */
export function namingUuids<Row extends Authors<PersonReference>>(row: Row): SignedBy<string, Row> {
  const { author, lastAuthor, ...rest } = row;
  return { ...rest, author: author?.uuid, lastAuthor: lastAuthor?.uuid };
}
