import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { collections } from '#common/contract/feed/collections';
import { generationSchema, openGeneration } from '#mirror/generation';

test('neither stores nor rows have changed without a new schema, by which devices fill their mirror anew', () => {
  const { database } = openGeneration('mirror-1', { indexedDB: new IDBFactory(), IDBKeyRange });
  const stores = database.tables.map(({ name, schema }) =>
    [name, ...[schema.primKey, ...schema.indexes].map(({ src }) => src)].join(' '),
  );
  const rows = Object.entries(collections).map(([name, { row }]) => `${name} ${shapeOf(row)}`);
  expect({ generationSchema, stores: digestOf(stores), rows: digestOf(rows) }).toMatchInlineSnapshot(`
    {
      "generationSchema": 20,
      "rows": "e124cefe6d58",
      "stores": "042fdd258cca",
    }
  `);
});

const digestOf = (lines: string[]) =>
  createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12);

/** What a struct takes, as text: its fields, and which may be absent. */
function shapeOf(struct: AnyStruct): string {
  const { type }: { readonly type: string } = struct;
  const schema: unknown = struct.schema;
  const mark = (struct.is(undefined) ? '?' : '') + (struct.is(null) ? '0' : '');
  if (typeof schema !== 'object' || schema === null) return type + mark;
  const parts: Readonly<Record<string, unknown>> = type === 'array' ? { each: schema } : { ...schema };
  const told = Object.entries(parts).map(
    ([name, part]) => `${name}:${isStruct(part) ? shapeOf(part) : String(part)}`,
  );
  return `${type}${mark}(${told.sort().join(',')})`;
}

const isStruct = (part: unknown): part is AnyStruct =>
  typeof part === 'object' && part !== null && 'coercer' in part;

// Struct is invariant in its schema, so `any` is the only type for all structs.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyStruct = Struct<any, any>;
