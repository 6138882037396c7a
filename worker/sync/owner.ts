import { type Collection, collectionsOf } from '#common/contract/feed/collection-names';
import { must } from '#common/base/must';
import {
  type FollowState,
  type Generation,
  type PendingWrite,
  type RowAhead,
  isLeftDoor,
  isOwnLoaded,
} from '#mirror/generation';
import { applyOverlay, liftOverlay } from '../queue/overlay';
import { isOfDoor } from './left-door';

/** Who reads `mine`, and the scopes assumed until the server has sent them. */
export interface Owner {
  readonly uuid: string | null;
  readonly scopes: readonly string[];
}

interface Next {
  readonly owner: Owner;
  readonly epoch: string;
  /** The waiting writes of the new owner, and of this device. */
  readonly waiting: readonly PendingWrite[];
}

/**
 * In one transaction: no screen sees the rows between the overlays of the former and the next owner.
 * @param isNewer it is a newer build's: it may hold data not known here, so its recorded owner stays, and that build
 * hands it over itself
 */
export function handOver(
  generation: Generation,
  { owner, epoch, waiting }: Next,
  isNewer: boolean,
): Promise<boolean> {
  return generation.database.transaction('rw', generation.database.tables, async () => {
    const before = await generation.follow.get('follow');
    if (before === undefined || isTheirs(before, owner)) return false;
    if (isNewer && before.cursors.mine === null) return false;
    const pending = await generation.pending.toArray();
    await liftOverlay(
      generation,
      pending.map(({ thing }) => thing),
    );
    await generation.pending.clear();
    const empty = emptyState(owner, epoch);
    // A phone that is a door keeps its door rows when its session ends, and while those of the next one come: scanning
    // goes on.
    const isDoor = isLeftDoor(empty);
    const staysDoor = isLeftDoor(before) && owner.scopes.includes('billetterie');
    const ahead = (before.ahead ?? []).filter(({ collection }) => !isOfDoor(collection));
    for (const collection of collectionsOf('mine'))
      if (!isOfDoor(collection) || !(isDoor || staysDoor)) await generation.rows(collection).clear();
      else if (staysDoor && !isDoor) ahead.push(...(await keysIn(generation, collection)));
    await generation.follow.put({
      ...empty,
      owner: isNewer ? before.owner : empty.owner,
      cursors: { public: before.cursors.public, mine: null },
      caughtUpAt: before.caughtUpAt,
      ...(isNewer && { ownLoaded: false }),
      ...(isDoor && { leftAt: isOwnLoaded(before) ? before.caughtUpAt : null }),
      clockOffset: before.clockOffset,
      ...(ahead.length > 0 && { ahead }),
    });
    await generation.pending.bulkPut(waiting);
    await applyOverlay(generation, [...new Set(waiting.map(({ thing }) => thing))], owner.scopes);
    return true;
  });
}

async function keysIn(generation: Generation, collection: Collection): Promise<readonly RowAhead[]> {
  const keys = await generation.rows(collection).toCollection().primaryKeys();
  return keys.map((key) => ({ collection, key }));
}

/** A person's scopes are set by the server; without a person, this device sets them. */
export const isTheirs = (state: FollowState, owner: Owner) =>
  state.owner === owner.uuid && (owner.uuid !== null || state.scopes.join() === owner.scopes.join());

/** The state of a generation without rows. @param epoch a fresh name */
export function emptyState(owner: Owner, epoch: string): FollowState {
  return {
    id: 'follow',
    epoch,
    cursors: { public: null, mine: null },
    owner: owner.uuid,
    scopes: owner.scopes,
    caughtUpAt: null,
    // Without a person no pull brings rows of `mine`: a phone that is a door keeps those that it has.
    ownLoaded: owner.uuid === null,
    clockOffset: null,
  };
}

/** The state of a generation that `target` has prepared. */
export async function followStateOf(generation: Generation): Promise<FollowState> {
  return must(await generation.follow.get('follow'), 'the state of a prepared generation');
}
