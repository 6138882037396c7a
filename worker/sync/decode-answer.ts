import { type Struct, create } from 'superstruct';
import { type PullAnswer, pullAnswer } from '#common/contract/feed/changes';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';
import { type RowOf, collections } from '#common/contract/feed/collections';
import { type MirrorRow, shelve } from '#mirror/shelf';

/** An answer whose rows were checked and are ready to be stored. */
export interface DecodedAnswer extends Omit<PullAnswer, 'put' | 'remove'> {
  readonly put: ReadonlyMap<Collection, readonly MirrorRow<Collection>[]>;
  readonly remove: ReadonlyMap<Collection, readonly string[]>;
}

/**
 * Validates an answer and decodes its dates. Additions of a newer server are tolerated: unknown fields are kept,
 * unknown collections and unreadable rows are left out, the latter after a report. Throws on an invalid answer.
 */
export function decodeAnswer(value: unknown, report: (error: unknown) => void): DecodedAnswer {
  const { put, remove, ...rest } = create(value, pullAnswer);
  return {
    ...rest,
    put: decodePut(put, report),
    remove: new Map(
      collectionNames.flatMap((collection) => {
        const keys = remove[collection] ?? [];
        return keys.length === 0 ? [] : [[collection, keys] as const];
      }),
    ),
  };
}

/** Decodes the rows of an answer, by collection. */
export function decodePut(
  put: Readonly<Record<string, readonly unknown[]>>,
  report: (error: unknown) => void,
): DecodedAnswer['put'] {
  return new Map(
    collectionNames.flatMap((collection) => {
      const rows = put[collection] ?? [];
      return rows.length === 0 ? [] : [[collection, decodeRows(collection, rows, report)] as const];
    }),
  );
}

function decodeRows(
  collection: Collection,
  rows: readonly unknown[],
  report: (error: unknown) => void,
): readonly MirrorRow<Collection>[] {
  // TypeScript does not accept a union of structs as a struct of the union.
  const struct = collections[collection].row as unknown as Struct<RowOf<Collection>, unknown>;
  return rows.flatMap((row) => {
    try {
      return [shelve(collection, create(row, struct))];
    } catch (error) {
      report(error);
      return [];
    }
  });
}

/** The rows of one collection that an answer brings. */
export function rowsOf<C extends Collection>({ put }: DecodedAnswer, collection: C): readonly MirrorRow<C>[] {
  // Decoding put each collection's own rows under its name, which the map's type cannot express.
  return (put.get(collection) ?? []) as unknown as readonly MirrorRow<C>[];
}
