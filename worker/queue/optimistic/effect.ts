import { fullName } from '#common/base/full-name';
import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import type { Scope } from '#common/rules/scopes';
import type { PendingWrite } from '#mirror/generation';

/** A waiting write, with the fields that its effect may read. */
export type WaitingWrite = Omit<PendingWrite, 'settled'>;

/** The name of the person who made a write, as rows of the door have it. */
export const authorName = ({ author }: Pick<WaitingWrite, 'author'>): string =>
  author === null ? '' : fullName(author);

/** The key of a row of a collection. */
interface RowKey {
  readonly collection: Collection;
  readonly key: string;
}

/** The rows that an effect may read and set. Null: no such row. */
export interface EffectRows {
  get<C extends Collection>(collection: C, key: string): RowOf<C> | null;
  set<C extends Collection>(collection: C, key: string, row: RowOf<C> | null): void;
}

/**
 * The effect of a write before the server has it. It sets rows to values and never adds to them, so that playing it
 * over a row that already holds the effect changes nothing visible.
 */
export interface Effect {
  /** A person without this scope has no such rows. */
  readonly scope: Scope;
  readonly touches: readonly RowKey[];
  /** Rows of other things that it reads and leaves as they are. */
  readonly reads?: readonly RowKey[];
  apply(rows: EffectRows): void;
}
