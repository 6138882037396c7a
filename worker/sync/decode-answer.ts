import { type Struct, create } from 'superstruct';
import { type PullAnswer, pullAnswer } from '#common/contract/feed/changes';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';
import { type RowOf, collections } from '#common/contract/feed/collections';
import { type Shelved, shelve } from '#mirror/shelf';
import { rowDecoder } from './row-decoder';

/** An answer whose rows were checked and are ready to be stored. */
export interface DecodedAnswer extends Omit<PullAnswer, 'put' | 'remove'> {
  readonly put: ReadonlyMap<Collection, readonly Shelved<Collection>[]>;
  readonly remove: ReadonlyMap<Collection, readonly string[]>;
}

/**
 * Checks an answer and makes dates of its texts. What a newer server sends besides is let be: fields are kept,
 * collections that this build does not know are left out, and so is a row that it cannot read, after reporting it.
 * Throws on an answer that is none.
 */
export function decodeAnswer(value: unknown, report: (error: unknown) => void): DecodedAnswer {
  const { put, remove, ...rest } = create(value, pullAnswer);
  return {
    ...rest,
    put: new Map(
      collectionNames.flatMap((collection) => {
        const rows = put[collection] ?? [];
        return rows.length === 0 ? [] : [[collection, decodeRows(collection, rows, report)] as const];
      }),
    ),
    remove: new Map(
      collectionNames.flatMap((collection) => {
        const keys = remove[collection] ?? [];
        return keys.length === 0 ? [] : [[collection, keys] as const];
      }),
    ),
  };
}

function decodeRows(
  collection: Collection,
  rows: readonly unknown[],
  report: (error: unknown) => void,
): readonly Shelved<Collection>[] {
  const decode = decoderOf(collection);
  return rows.flatMap((row) => {
    try {
      return [shelve(collection, decode(row))];
    } catch (error) {
      report(error);
      return [];
    }
  });
}

const decoders = new Map<Collection, (row: unknown) => RowOf<Collection>>();

function decoderOf(collection: Collection): (row: unknown) => RowOf<Collection> {
  const known = decoders.get(collection);
  if (known !== undefined) return known;
  // A union of structs is no struct of the union to TypeScript.
  const decoder = rowDecoder(collections[collection].row as unknown as Struct<RowOf<Collection>, unknown>);
  decoders.set(collection, decoder);
  return decoder;
}

/** The rows of one collection that an answer brings. */
export function rowsOf<C extends Collection>({ put }: DecodedAnswer, collection: C): readonly Shelved<C>[] {
  // Decoding put each collection's own rows under its name, which the map's type cannot say.
  return (put.get(collection) ?? []) as unknown as readonly Shelved<C>[];
}
