import { uuidV7 } from '#common/base/uuid';
import type { Mirror } from '#mirror/database';
import type { Pointer } from '#mirror/directory';
import { type Generation, type PendingWrite, generationSchema, isReadable } from '#mirror/generation';
import { databaseNames } from '#mirror/storage';
import type { Surroundings } from '../base/surroundings';
import { forgetPrivatePictures } from '../session/private-pictures';
import { takeDoorAlong } from './left-door';
import { type Owner, emptyState, handOver, isTheirs } from './owner';

export interface Target {
  readonly generation: Generation;
  readonly pointer: Pointer;
  /** It holds no waiting writes yet. */
  readonly isNew: boolean;
}

export interface Generations {
  /**
   * When a worker starts: a newer build has run on this device, and its release was taken back since. This build begins
   * to fill a generation of its own.
   */
  takeBack(): Promise<void>;
  /**
   * The generation that pulls go to: the one being filled, or else the current one. Creates one if needed. Null in a tab
   * that was open before a newer build made its generations: it must not write any more.
   */
  target(owner: Owner): Promise<Target | null>;
  /**
   * Works on each generation that writes must show in, the one being filled first: it may take over at any moment. One that
   * is replaced and deleted meanwhile, maybe by another tab, is left out.
   */
  each(work: (generation: Generation) => Promise<void>): Promise<void>;
  /** Begins to fill a generation in place of one that the server no longer knows. */
  refill(unknown: Pointer): Promise<void>;
  /**
   * Lets a filled generation take over. The rows of a door whose person has left go along: no pull brings them. False if
   * it no longer is the one being filled.
   */
  promote(pointer: Pointer): Promise<boolean>;
  /**
   * Gives `mine` to another owner, or to no one, unless it is theirs already: its rows and the effects of the former
   * owner's writes are removed, and in the same transaction those of the new owner's are applied. Returns the
   * generations whose owner changed.
   */
  changeOwner(
    owner: Owner,
    readWaiting: () => Promise<readonly PendingWrite[]>,
  ): Promise<readonly Generation[]>;
  /** Deletes the generations that no pointer names. */
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

  async function takeBack(): Promise<void> {
    await directory.database.transaction('rw', directory.pointers, async () => {
      const { current, filling } = await readPointers();
      if (isNewer(filling ?? current) && current?.schema !== generationSchema)
        await directory.pointers.put(begin('filling', 'schema'));
    });
  }

  async function target(owner: Owner) {
    const pointer = await directory.database.transaction('rw', directory.pointers, async () => {
      const { current, filling } = await readPointers();
      if (filling?.schema === generationSchema) return filling;
      // While another build fills its own generation, this one keeps the current one until that takes over.
      if (current?.schema === generationSchema) return current;
      if (isNewer(current) || isNewer(filling)) return null;
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

  function each(work: (generation: Generation) => Promise<void>): Promise<void> {
    return eachPointer((pointer) => work(mirror.open(pointer)));
  }

  async function eachPointer(
    work: (pointer: Pointer) => Promise<void>,
    done: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const over = new Set(done);
    for (const pointer of await readable()) {
      if (over.has(pointer.database)) continue;
      try {
        await work(pointer);
      } catch (error) {
        if ((await readable()).some(({ database }) => database === pointer.database)) throw error;
        // What replaced it may have begun after the list was read.
        return eachPointer(work, over);
      }
      over.add(pointer.database);
    }
  }

  /** The readable generations. A newer build's filling one is left out: its overlay is applied when it takes over. */
  async function readable(): Promise<readonly Pointer[]> {
    const { filling, current } = await pointers();
    return [isNewer(filling) ? undefined : filling, current].flatMap((pointer) =>
      pointer !== undefined && isReadable(pointer.schema) ? [pointer] : [],
    );
  }

  async function refill(unknown: Pointer): Promise<void> {
    await directory.database.transaction('rw', directory.pointers, async () => {
      const { current, filling } = await readPointers();
      const isFree =
        filling === undefined || filling.database === unknown.database || filling.schema < generationSchema;
      if (isFree && !isNewer(current)) await directory.pointers.put(begin('filling', 'reset'));
    });
  }

  async function promote(pointer: Pointer): Promise<boolean> {
    const { current } = await pointers();
    if (current !== undefined && isReadable(current.schema))
      await takeDoorAlong(mirror.open(current), mirror.open(pointer));
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
    await eachPointer(async (pointer) => {
      const generation = mirror.open(pointer);
      const state = await generation.follow.get('follow');
      if (state === undefined || isTheirs(state, owner)) return;
      const next = { owner, epoch: freshName(), waiting: await readWaiting() };
      if (await handOver(generation, next, isNewer(pointer))) changed.push(generation);
    });
    if (changed.length > 0) void forgetPrivatePictures(surroundings).catch(surroundings.report);
    return changed;
  }

  async function sweep(): Promise<void> {
    const known = await databaseNames(surroundings.storage);
    const { current, filling } = await pointers();
    for (const name of known)
      if (name.startsWith('mirror-') && name !== current?.database && name !== filling?.database) {
        mirror.forget(name);
        // A frozen tab may keep it open for long: the deletion is not awaited.
        surroundings.storage.indexedDB.deleteDatabase(name);
      }
  }

  return { takeBack, target, each, refill, promote, changeOwner, sweep };
}

const isNewer = (pointer: Pointer | undefined) => (pointer?.schema ?? 0) > generationSchema;
