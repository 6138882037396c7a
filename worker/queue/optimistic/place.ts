import { placeWrite } from '#common/contract/fields/place';
import { readLane } from '#common/rules/lane';
import { rankBetween } from '#common/rules/rank-order';
import type { Scope } from '#common/rules/scopes';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

type Desk = 'desk-sponsors' | 'desk-interactive-images';
type Shown = 'sponsors' | 'interactive-images';

/**
 * A partner or an interactive image put between two others. The server counts all ranks anew; here only its own changes, to
 * one between theirs. Where one of them is gone and the other is an end, or both have one rank, it stays in its place until
 * the server has moved it.
 */
export const placeEffect =
  (scope: Scope, desk: Desk, shown: Shown) =>
  ({ thing, body }: WaitingWrite): Effect | null => {
    const { key: uuid } = readLane(thing);
    const place = decoded(body, placeWrite);
    if (place === null) return null;
    const { after, before } = place;
    const neighbours = [after, before].filter((one) => one !== null);
    return {
      scope,
      touches: [desk, shown].map((collection) => ({ collection, key: uuid })),
      reads: neighbours.map((key) => ({ collection: desk, key })),
      apply(rows) {
        const rankOf = (key: string | null) => (key === null ? undefined : rows.get(desk, key)?.rank);
        const rank = rankBetween(rankOf(after), rankOf(before));
        if (rank === undefined) return;
        for (const collection of [desk, shown]) {
          const row = rows.get(collection, uuid);
          if (row !== null) rows.set(collection, uuid, { ...row, rank });
        }
      },
    };
  };
