import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { generationSchema, openGeneration } from '#mirror/generation';

test('the stores have not changed without a new schema, by which devices fill their mirror anew', () => {
  const { database } = openGeneration('mirror-1', { indexedDB: new IDBFactory(), IDBKeyRange });
  const stores = database.tables.map(({ name, schema }) =>
    [name, ...[schema.primKey, ...schema.indexes].map(({ src }) => src)].join(' '),
  );
  const digest = createHash('sha256').update(stores.sort().join('\n')).digest('hex').slice(0, 12);
  expect({ generationSchema, digest }).toMatchInlineSnapshot(`
    {
      "digest": "9573b8510c8a",
      "generationSchema": 1,
    }
  `);
});
