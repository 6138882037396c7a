import { openOutboxes } from '../outbox';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

/** What of a person stays on this device when they leave, besides the writes that wait for the network. */
export interface LeftBehind {
  /** Writes that the server refused, and that the person must look at. */
  readonly refused: number;
  /** Drafts that were not saved. */
  readonly drafts: number;
}

export interface LeftBehindQueries {
  of(owner: string): Promise<LeftBehind>;
}

export function leftBehindQueriesOf(storage: () => Storage): LeftBehindQueries {
  const outboxOf = openOutboxes(storage);
  return {
    async of(owner) {
      const { writes, kept } = outboxOf(owner);
      const [refused, drafts] = await Promise.all([
        writes.where('state').anyOf('attend', 'conflict', 'park').count(),
        kept.filter(({ isSaved }) => !isSaved).count(),
      ]);
      return { refused, drafts };
    },
  };
}

export const leftBehindQueries = steady(leftBehindQueriesOf(browserStorage));
