import type { Generated } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Scope } from '#common/rules/scopes';

/** Windows in time are half-open; an open end is stored as -infinity or infinity, so that plain comparisons work. */
type Edge = Date | number;

export interface FeedTables {
  /**
   * One row per transaction that changed mirrored rows. The tag is random, since a rev alone does not identify a
   * history.
   */
  revs: { rev: number; tag: number; at: Date };
  /**
   * The rows changed by each rev, for each scope that saw the row before or sees it after. Written by `finish_write`.
   */
  change_log: {
    rev: number;
    collection: Collection;
    key: string;
    scope: Scope;
    /** Null if the scope did not see the row before. */
    before_from: Edge | null;
    before_until: Edge | null;
    /** The previous rev that changed this row; 0 if there is none in the log. */
    previous_rev: number;
  };
  /** Who may see which row, and when. Written by `finish_write`. */
  audience: {
    collection: Collection;
    key: string;
    scope: Scope;
    visible_from: Edge;
    visible_until: Edge;
  };
  /** Answers to queued calls, each under its caller's key. `rev` is null if the call changed no mirror. */
  stored_answers: {
    owner: string;
    key: string;
    call: string;
    payload: Buffer;
    status: number | null;
    body: string | null;
    rev: number | null;
    at: Generated<Date>;
  };
  /** Properties and secrets of this installation, such as `demo` and `cursor-key`. */
  installation: { name: string; value: string };
  /** Number of attempts in the current window; the key names the action and its author. */
  rate_limits: { key: string; count: number; until: Date };
}
