import type { Struct } from 'superstruct';
import { must } from '#common/base/must';
import { findExisting } from '../../platform/database/find-existing';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { checked } from '../../platform/http/input-faults';
import { type Addressed, lockNoun } from '../../content/publication/free-slug';

/** The result for a row: added, already present and left unchanged, or refused (reason in French). */
export type Outcome = 'added' | 'present' | 'blank' | { readonly refused: string };

/** Imports one collection. */
export interface Importer<Row> {
  /** The file's name without `.jsonl`: the name of the collection on the wire. */
  readonly name: string;
  /** For the progress line, in French. */
  readonly label: string;
  readonly struct: Struct<Row, unknown>;
  /** Adds rows in few statements; one outcome per row, in order. */
  add(transaction: WriteTransaction, rows: readonly Row[]): Promise<Outcome[]>;
}

/** An importer of JSON lines, for any row type. */
export interface LineImporter {
  readonly name: string;
  readonly label: string;
  /** Reads lines first, to keep the transaction that adds them short. */
  read(lines: readonly string[]): (transaction: WriteTransaction) => Promise<Outcome[]>;
}

/**
 * Makes a line importer from a row importer: each line is parsed, checked against the struct, or refused with its
 * faults.
 */
export function lineImporter<Row>({ name, label, struct, add }: Importer<Row>): LineImporter {
  return {
    name,
    label,
    read(lines) {
      const read = lines.map((line) => readRow(line, struct));
      const rows = read.flatMap((result) => (result !== 'blank' && 'row' in result ? [result.row] : []));
      return async (transaction) => {
        const outcomes = (rows.length > 0 ? await add(transaction, rows) : []).values();
        return read.map((result) => {
          if (result === 'blank' || 'refused' in result) return result;
          return must(outcomes.next().value, 'an outcome per row');
        });
      };
    },
  };
}

function readRow<Row>(
  line: string,
  struct: Struct<Row, unknown>,
): { readonly row: Row } | { readonly refused: string } | 'blank' {
  if (line.trim() === '') return 'blank';
  try {
    return { row: checked(JSON.parse(line), struct, 'invalid-field') };
  } catch (error) {
    if (error instanceof SyntaxError) return { refused: 'la ligne n’est pas du JSON' };
    if (!(error instanceof CallError)) throw error;
    const faults = Object.entries(error.fields ?? {}).map(
      ([path, fault]) => `${path || 'la ligne'} : ${fault}`,
    );
    return { refused: faults.join(' ; ') };
  }
}

/** Judges rows one by one; returns their outcomes and the rows to add. */
export function partitionRows<Row>(
  rows: readonly Row[],
  judge: (row: Row) => Outcome,
): { readonly outcomes: Outcome[]; readonly added: readonly Row[] } {
  const outcomes = rows.map(judge);
  return { outcomes, added: rows.filter((_, rank) => outcomes[rank] === 'added') };
}

/**
 * The same for rows that are known by their slugs: one whose slug is taken is present.
 * @param refusalOf why another one is refused, in French; null: it is added
 */
export async function partitionBySlug<Row extends { readonly slug: string }>(
  transaction: WriteTransaction,
  noun: Addressed,
  rows: readonly Row[],
  refusalOf: (row: Row) => string | null = () => null,
): Promise<ReturnType<typeof partitionRows<Row>>> {
  await lockNoun(transaction, noun);
  const slugs = rows.map(({ slug }) => slug);
  const taken = await findExisting<Addressed>(transaction.database, noun, 'slug', slugs);
  return partitionRows(rows, (row): Outcome => {
    if (taken.has(row.slug)) return 'present';
    const refused = refusalOf(row);
    if (refused !== null) return { refused };
    taken.add(row.slug);
    return 'added';
  });
}
