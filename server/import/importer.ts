import type { Struct } from 'superstruct';
import { must } from '#common/base/must';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { checked } from '../http/input-faults';

/** What became of a row: it is new, it was there already and stays as it is, or it cannot be taken (reason in French). */
export type Outcome = 'added' | 'present' | 'blank' | { readonly refused: string };

/** How one collection comes in. */
export interface Importer<Row> {
  /** The file's name without `.jsonl`, as the wire calls the collection. */
  readonly name: string;
  /** For the progress line, in French. */
  readonly label: string;
  readonly struct: Struct<Row, unknown>;
  /** Adds rows in few statements; one outcome per row, in order. */
  add(transaction: WriteTransaction, rows: readonly Row[]): Promise<Outcome[]>;
}

/** An importer of lines of JSON, whatever its rows. */
export interface LineImporter {
  readonly name: string;
  readonly label: string;
  /** Reads lines first, so that the transaction that adds them is short. */
  read(lines: readonly string[]): (transaction: WriteTransaction) => Promise<Outcome[]>;
}

/** Makes an importer of rows one of lines: each is read, checked against the struct, or refused with its faults. */
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

/** Judges rows one by one and says which are to be added. */
export function sortOut<Row>(
  rows: readonly Row[],
  judge: (row: Row) => Outcome,
): { readonly outcomes: Outcome[]; readonly added: readonly Row[] } {
  const outcomes = rows.map(judge);
  return { outcomes, added: rows.filter((_, rank) => outcomes[rank] === 'added') };
}
