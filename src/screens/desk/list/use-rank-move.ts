import { useState } from 'react';
import { orderAfterStep, placeIn } from '#common/rules/rank-order';
import type { Failure } from '#worker/api';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';
import { type AwaitedOrders, newestOrder, stillAwaited } from './awaited-orders';
import type { RankedNoun, RankedThing } from './ranked-noun';

interface RankMove<Thing> {
  /** All of them in the order that the moves made here lead to. */
  readonly things: readonly Thing[];
  readonly move: (thing: Thing, step: -1 | 1) => Promise<void>;
  /** Where the last one went, for screen readers. */
  readonly announcement: string;
  readonly failure: Failure | null;
}

/**
 * Moves things in their order, with or without a network. A move is shown at the press, before the mirror has it: a
 * second press goes on from there.
 * @param mirrored all of them, in the mirror's order
 */
export function useRankMove<Thing extends RankedThing>(
  { nameOf, place }: Pick<RankedNoun<Thing>, 'nameOf' | 'place'>,
  mirrored: readonly Thing[],
): RankMove<Thing> {
  const mirroredOrder = mirrored.map(({ uuid }) => uuid);
  const [awaited, setAwaited] = useState<AwaitedOrders>({ from: mirroredOrder, orders: [] });
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const now = stillAwaited(awaited, mirroredOrder);
  if (now !== awaited) setAwaited(now);
  const order = newestOrder(now);
  const things = order.flatMap((uuid) => mirrored.filter((thing) => thing.uuid === uuid));
  return {
    things,
    announcement,
    failure,
    async move(thing, step) {
      const { uuid } = thing;
      const moved = orderAfterStep(order, uuid, step);
      if (moved === order) return;
      setAwaited({ ...now, orders: [...now.orders, moved] });
      setAnnouncement(`${nameOf(thing)}\u00a0: ${moved.indexOf(uuid) + 1} sur ${moved.length}`);
      const saved = await enqueueAndAnnounce(place(thing, placeIn(moved, uuid)), 'Ordre enregistré');
      setFailure(saved.ok ? null : saved.failure);
      if (saved.ok) return;
      setAnnouncement('');
      setAwaited({ from: mirroredOrder, orders: [] });
    },
  };
}
