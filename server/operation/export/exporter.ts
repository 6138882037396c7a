import { type Kysely, type RawBuilder, sql } from 'kysely';
import { encodeWire } from '#common/base/wire';
import type { Database } from '../../platform/database/schema';
import type { Importer } from '../import/importer';

/** Exports one collection, in the form that its importer reads. */
export interface Exporter<Row> {
  readonly importer: Importer<Row>;
  /** Selects the column `key` of all rows, in an order that an import keeps. It takes no parameters. */
  readonly keys: RawBuilder<{ readonly key: string }>;
  /** The rows under these keys, by key. */
  read(database: Kysely<Database>, keys: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

/** An exporter of JSON lines, for any row type. */
export interface LineExporter {
  /** The file's name without `.jsonl`. */
  readonly name: string;
  /** For the progress line, in French. */
  readonly label: string;
  /** The lines of all rows, with their ends, some hundred at a time. */
  lines(database: Kysely<Database>): AsyncGenerator<{ readonly text: string; readonly rows: number }>;
}

/** Rows that are held in memory together. */
const AT_A_TIME = 500;

/** Makes a line exporter from a row exporter. It must run within a transaction, since it opens a cursor. */
export function lineExporter<Row>({ importer: { name, label }, keys, read }: Exporter<Row>): LineExporter {
  return {
    name,
    label,
    async *lines(database) {
      for await (const some of inSteps(database, keys)) {
        const rows = await read(database, some);
        const found = some.flatMap((key) => {
          const row = rows.get(key);
          return row === undefined ? [] : [`${encodeWire(row)}\n`];
        });
        yield { text: found.join(''), rows: found.length };
      }
    },
  };
}

async function* inSteps(
  database: Kysely<Database>,
  keys: Exporter<unknown>['keys'],
): AsyncGenerator<readonly string[]> {
  await sql`declare export_keys no scroll cursor for ${keys}`.execute(database);
  for (;;) {
    const { rows } = await sql<{ key: string }>`fetch forward ${sql.lit(AT_A_TIME)} from export_keys`.execute(
      database,
    );
    if (rows.length > 0) yield rows.map(({ key }) => key);
    if (rows.length < AT_A_TIME) break;
  }
  await sql`close export_keys`.execute(database);
}
