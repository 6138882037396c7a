import { uuidV7 } from '#common/base/uuid';
import { collectionsOf } from '#common/contract/feed/collection-names';
import { must } from '#common/base/must';
import type { Mirror } from '#mirror/database';
import type { Pointer } from '#mirror/directory';
import {
  type FollowState,
  type Generation,
  type PendingWrite,
  generationSchema,
  isReadable,
} from '#mirror/generation';
import { databaseNames } from '#mirror/storage';
import { applyOverlay, liftOverlay } from '../queue/overlay';
import type { Surroundings } from '../surroundings';

/** Who reads `mine`, and what they may see there before the server has said so. */
export interface Owner {
  readonly uuid: string | null;
  readonly scopes: readonly string[];
}

export interface Target {
  readonly generation: Generation;
  readonly pointer: Pointer;
  /** Nothing waits in it yet. */
  readonly isNew: boolean;
}

export interface Generations {
  /**
   * The generation that pulls go to: the one being filled, or else the current one. Begins one where needed. Null for
   * a build older than the one that made the current generation: it has nothing to say any more.
   */
  target(owner: Owner): Promise<Target | null>;
  /** All generations that writes must show in, the one being filled first: it may take over at any moment. */
  all(): Promise<readonly Generation[]>;
  /** Begins to fill a generation in place of one that the server no longer knows. */
  refill(unknown: Pointer): Promise<void>;
  /** Lets a filled generation take over. False if it no longer is the one being filled. */
  promote(pointer: Pointer): Promise<boolean>;
  /**
   * Gives `mine` to somebody else, or to nobody, where it is not theirs already: its rows and the effects of the
   * former's writes go, and in the same moment those of the new one's come. Returns the generations that changed hands.
   */
  changeOwner(
    owner: Owner,
    readWaiting: () => Promise<readonly PendingWrite[]>,
  ): Promise<readonly Generation[]>;
  /** Deletes what no pointer leads to. */
  sweep(): Promise<void>;
}

export function createGenerations(mirror: Mirror, surroundings: Surroundings): Generations {
  const { directory } = mirror;
  const freshName = () => uuidV7(surroundings.now(), surroundings.random(10));
  const readPointers = async () => ({
    current: await directory.pointers.get('current'),
    filling: await directory.pointers.get('filling'),
  });
  const pointers = () => directory.database.transaction('r', directory.pointers, readPointers);

  function begin(name: Pointer['name'], reason: Pointer['reason']): Pointer {
    const database = `mirror-${freshName()}`;
    return { name, database, schema: generationSchema, reason, begunAt: new Date(surroundings.now()) };
  }

  async function target(owner: Owner) {
    const pointer = await directory.database.transaction('rw', directory.pointers, async () => {
      const { current, filling } = await readPointers();
      if (isNewer(current)) return null;
      if (filling?.schema === generationSchema) return filling;
      // Beside a newer build that fills one of its own, this one goes on with what it has until that takes over.
      const isFree = filling === undefined || isNewer(filling);
      if (isFree && current?.schema === generationSchema) return current;
      if (isNewer(filling)) return null;
      const begun = current === undefined ? begin('current', 'first') : begin('filling', 'schema');
      await directory.pointers.put(begun);
      return begun;
    });
    if (pointer === null) return null;
    const generation = mirror.open(pointer);
    const isNew = await generation.database.transaction('rw', generation.follow, async () => {
      if ((await generation.follow.get('follow')) !== undefined) return false;
      await generation.follow.put(emptyState(owner, freshName()));
      return true;
    });
    return { generation, pointer, isNew };
  }

  async function all() {
    return (await readable()).map(mirror.open);
  }

  /** A newer build's filling shows nothing yet: what waits is laid there when it takes over. */
  async function readable(): Promise<readonly Pointer[]> {
    const { filling, current } = await pointers();
    return [isNewer(filling) ? undefined : filling, current].flatMap((pointer) =>
      pointer !== undefined && isReadable(pointer.schema) ? [pointer] : [],
    );
  }

  async function refill(unknown: Pointer): Promise<void> {
    await directory.database.transaction('rw', directory.pointers, async () => {
      const filling = await directory.pointers.get('filling');
      if (filling === undefined || filling.database === unknown.database)
        await directory.pointers.put(begin('filling', 'reset'));
    });
  }

  function promote(pointer: Pointer): Promise<boolean> {
    return directory.database.transaction('rw', directory.pointers, async () => {
      const filling = await directory.pointers.get('filling');
      if (filling?.database !== pointer.database) return false;
      await directory.pointers.put({ ...filling, name: 'current' });
      await directory.pointers.delete('filling');
      return true;
    });
  }

  async function changeOwner(
    owner: Owner,
    readWaiting: () => Promise<readonly PendingWrite[]>,
  ): Promise<readonly Generation[]> {
    const changed: Generation[] = [];
    for (const pointer of await readable()) {
      const generation = mirror.open(pointer);
      const state = await generation.follow.get('follow');
      if (state === undefined || isTheirs(state, owner)) continue;
      const next = { owner, epoch: freshName(), waiting: await readWaiting() };
      if (await handOver(generation, next, isNewer(pointer))) changed.push(generation);
    }
    return changed;
  }

  async function sweep(): Promise<void> {
    const known = await databaseNames(surroundings.storage);
    const { current, filling } = await pointers();
    for (const name of known)
      if (name.startsWith('mirror-') && name !== current?.database && name !== filling?.database) {
        mirror.forget(name);
        // A frozen tab may keep it open for long: nobody waits for it.
        surroundings.storage.indexedDB.deleteDatabase(name);
      }
  }

  return { target, all, refill, promote, changeOwner, sweep };
}

interface Next {
  readonly owner: Owner;
  readonly epoch: string;
  /** What waits of theirs, and of this device. */
  readonly waiting: readonly PendingWrite[];
}

/**
 * In one transaction: nobody sees the rows bare between the writes of the former and those of the next.
 * @param isNewer a newer build's own: what else lies in it is not known here, so it stays the former's to that build, which
 * hands it over itself
 */
function handOver(
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
    // A phone that is a door stays one when its session ends: the evening goes on.
    const isDoor = owner.uuid === null && owner.scopes.includes('billetterie');
    for (const collection of collectionsOf('mine'))
      if (!isDoor || !collection.startsWith('door-')) await generation.rows(collection).clear();
    const empty = emptyState(owner, epoch);
    await generation.follow.put({
      ...empty,
      owner: isNewer ? before.owner : empty.owner,
      cursors: { public: before.cursors.public, mine: null },
      caughtUpAt: before.caughtUpAt,
      clockOffset: before.clockOffset,
    });
    await generation.pending.bulkPut(waiting);
    await applyOverlay(generation, [...new Set(waiting.map(({ thing }) => thing))], owner.scopes);
    return true;
  });
}

const isNewer = (pointer: Pointer | undefined) => (pointer?.schema ?? 0) > generationSchema;

/** What a person may see is the server's to say; what nobody in particular may see is this device's. */
const isTheirs = (state: FollowState, owner: Owner) =>
  state.owner === owner.uuid && (owner.uuid !== null || state.scopes.join() === owner.scopes.join());

function emptyState(owner: Owner, epoch: string): FollowState {
  return {
    id: 'follow',
    epoch,
    cursors: { public: null, mine: null },
    owner: owner.uuid,
    scopes: owner.scopes,
    caughtUpAt: null,
    clockOffset: null,
  };
}

/** The state of a generation that `target` has prepared. */
export async function followStateOf(generation: Generation): Promise<FollowState> {
  return must(await generation.follow.get('follow'), 'the state of a prepared generation');
}
