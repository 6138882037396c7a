import type { Generated } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Scope } from '#common/rules/scopes';

/** Windows in time are half open; an open end is stored as -infinity or infinity, so that they compare plainly. */
type Edge = Date | number;

export interface FeedTables {
  /** One row per transaction that changed what mirrors hold. The tag is random: a rev alone names no history. */
  revs: { rev: number; tag: number; at: Date };
  /** What each rev changed, per scope that saw the row before or sees it after. Kept by `finish_write`. */
  change_log: {
    rev: number;
    collection: Collection;
    key: string;
    scope: Scope;
    /** Null when the scope did not see the row before. */
    before_from: Edge | null;
    before_until: Edge | null;
    /** The last rev before this one that changed this row, 0 when there is none in the log. */
    previous_rev: number;
  };
  /** Who may see which row, and when. Kept by `finish_write`. */
  audience: {
    collection: Collection;
    key: string;
    scope: Scope;
    visible_from: Edge;
    visible_until: Edge;
  };
  /** Answers to queued calls, each under the key of its caller. `rev` is null when the call changed no mirror. */
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
  /** What this installation is and keeps to itself: `demo`, `cursor-key`. */
  installation: { name: string; value: string };
  /** How often something was tried in the current window; the key says what and by whom. */
  rate_limits: { key: string; count: number; until: Date };
}
