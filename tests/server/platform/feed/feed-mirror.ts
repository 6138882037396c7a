import { collectionsOf } from '#common/contract/feed/collection-names';
import type { PullAnswer } from '#common/contract/feed/changes';
import type { FeedRow } from './feed-rows';

/** The simplest possible mirror: it applies answers literally. */
export class FeedMirror {
  rows = new Map<string, FeedRow>();
  cursors: PullAnswer['cursors'] = { public: null, mine: null };

  apply(answer: PullAnswer): void {
    if (answer.reset) {
      this.rows = new Map();
      this.cursors = { public: null, mine: null };
      return;
    }
    if (answer.emptied) this.forgetMine();
    for (const [collection, keys] of Object.entries(answer.remove)) {
      for (const key of keys) this.rows.delete(`${collection} ${key}`);
    }
    for (const [collection, rows] of Object.entries(answer.put)) {
      for (const row of rows as FeedRow[]) this.rows.set(`${collection} ${row.uuid}`, row);
    }
    this.cursors = answer.cursors;
  }

  forgetMine(): void {
    const mine = new Set<string>(collectionsOf('mine'));
    for (const name of this.rows.keys()) if (mine.has(name.split(' ')[0] ?? '')) this.rows.delete(name);
    this.cursors = { ...this.cursors, mine: null };
  }

  contents(): Record<string, number> {
    return Object.fromEntries([...this.rows].map(([name, { n }]) => [name, n]).sort());
  }
}
