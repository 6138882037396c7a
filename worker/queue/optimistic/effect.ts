import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import type { Scope } from '#common/rules/scopes';
import type { PendingWrite } from '#mirror/generation';

/** A write that waits, as far as its effect looks at it. */
export type WaitingWrite = Omit<PendingWrite, 'settled'>;

/** The rows that an effect may read and set. Null: there is none. */
export interface Scene {
  get<C extends Collection>(collection: C, key: string): RowOf<C> | null;
  set<C extends Collection>(collection: C, key: string, row: RowOf<C> | null): void;
}

/**
 * What a write looks like before the server has it. It sets rows from what they were, and never adds to them, so that
 * playing it over a row which holds the effect already changes nothing that a person sees.
 */
export interface Effect {
  /** Whoever does not hold this scope has no such rows. */
  readonly scope: Scope;
  readonly touches: readonly { readonly collection: Collection; readonly key: string }[];
  play(scene: Scene): void;
}
