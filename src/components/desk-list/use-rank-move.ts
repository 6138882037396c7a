import { useState } from 'react';
import { type Result, succeed } from '#common/base/result';
import { ranksAfterMove } from '#common/rules/rank-order';
import type { Failure } from '#worker/api';
import { enqueue } from '../../bridge/calls';
import { enqueueAndTell } from '../request/enqueue-and-tell';
import { useSave } from '../request/use-save';
import type { RankedNoun, RankedThing } from './ranked-noun';

interface RankMove<Thing> {
  readonly move: (thing: Thing, step: -1 | 1) => Promise<void>;
  /** Where the last one went, for screen readers. */
  readonly said: string;
  readonly failure: Failure | null;
}

/**
 * Moves things in their order, with or without a network. Each one whose rank changes is saved as a whole, in the
 * version that is shown: what another person saved meanwhile is never overwritten.
 * @param things all of them, in their order
 */
export function useRankMove<Thing extends RankedThing>(
  { nameOf, update }: Pick<RankedNoun<Thing>, 'nameOf' | 'update'>,
  things: readonly Thing[],
): RankMove<Thing> {
  const save = useSave();
  const [said, setSaid] = useState('');
  const saveRanks = async (changed: readonly Thing[], moved: string): Promise<Result<true, Failure>> => {
    for (const thing of changed) {
      const write = update(thing);
      // The move is told once, whatever else changes place.
      const saved =
        thing.uuid === moved ? await enqueueAndTell(write, 'Ordre enregistré') : await enqueue(write);
      if (!saved.ok) return saved;
    }
    return succeed(true);
  };
  return {
    said,
    failure: save.failure,
    async move(thing, step) {
      const { uuid } = thing;
      const changed = ranksAfterMove(things, uuid, step);
      if (changed.length === 0) return;
      const moved = await save.run(() => saveRanks(changed, uuid));
      if (moved === undefined) return;
      const place = things.findIndex((one) => one.uuid === uuid) + step;
      setSaid(`${nameOf(thing)}\u00a0: ${place + 1} sur ${things.length}`);
    },
  };
}
