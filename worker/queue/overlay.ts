import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import { lanesOf } from '#common/rules/lane';
import type { CoveredRow, Generation, PendingWrite } from '#mirror/generation';
import { type MirrorRow, shelve, unshelve } from '#mirror/shelf';
import { keepsVersion } from './call-kinds';
import type { Effect, EffectRows } from './optimistic/effect';
import { effectOf } from './optimistic/effect-of';

/*
 * Optimistic effects are laid over the server's rows. When these rows or the writes change, the overlay of each thing
 * concerned is lifted and applied again. Both steps belong in one transaction of the mirror, so that no screen sees the
 * rows without it.
 */

/** Lifts the overlay of these things, which restores the server's rows. */
export async function liftOverlay(generation: Generation, things: readonly string[]): Promise<void> {
  if (things.length === 0) return;
  const covered = await generation.covered.where('thing').anyOf(things).toArray();
  await restore(generation, covered);
}

/** Lifts the overlay of the things whose server rows are about to change. Returns them: they need it applied again. */
export async function liftOverlayWhere(
  generation: Generation,
  changing: (row: CoveredRow) => boolean,
): Promise<readonly string[]> {
  const covered = await generation.covered.toArray();
  const things = new Set(covered.filter(changing).map(({ thing }) => thing));
  await restore(
    generation,
    covered.filter(({ thing }) => things.has(thing)),
  );
  return [...things];
}

/** The things with a waiting write that would change or read one of these rows, whether or not it found a row before. */
export async function waitingOver(
  generation: Generation,
  changing: (row: Pick<CoveredRow, 'collection' | 'key'>) => boolean,
): Promise<readonly string[]> {
  const waiting = await generation.pending.filter(({ settled }) => !settled).toArray();
  const changed = waiting.filter((pending) => {
    const effect = effectOf(pending);
    return effect !== null && [...effect.touches, ...(effect.reads ?? [])].some(changing);
  });
  return [...new Set(changed.map(({ thing }) => thing))];
}

/**
 * These things, and all others with a waiting write in the same ordered lists: a move was made on what the moves before it
 * had made, so that they are lifted and applied together.
 */
export async function withTheirLists(
  generation: Generation,
  things: readonly string[],
): Promise<readonly string[]> {
  const lists = rankedLanes.filter((lanes) => things.some((thing) => thing.startsWith(lanes)));
  const beside = await Promise.all(
    lists.map((lanes) => generation.pending.where('thing').startsWith(lanes).toArray()),
  );
  return [...new Set([...things, ...beside.flat().map(({ thing }) => thing)])];
}

const rankedLanes = [lanesOf('sponsor'), lanesOf('interactive-image')];

/** Applies the effects of waiting writes to the server's rows of these things, in the order of the writes. */
export async function applyOverlay(
  generation: Generation,
  things: readonly string[],
  scopes: readonly string[],
): Promise<void> {
  if (things.length === 0) return;
  const waiting = await generation.pending.where('thing').anyOf(things).toArray();
  const effects = waiting
    .filter(({ settled }) => !settled)
    .sort((one, other) => one.seq - other.seq)
    .flatMap((pending) => visibleEffect(pending, scopes));
  const stage = await readStage(generation, effects);
  const applied = new Set<string>();
  for (const { effect, thing, madeOn, moves } of effects) {
    // A sent write may have taken effect, and others may have edited it since: its effect would bring old values back.
    const version = madeOn === null || applied.has(thing) ? null : versionBelow(stage, effect);
    if (version !== null && version !== madeOn) continue;
    if (!moves) applied.add(thing);
    effect.apply(effectRowsOf(stage, effect));
  }
  await writeStage(generation, stage);
}

interface PlacedEffect {
  readonly effect: Effect;
  readonly thing: string;
  /** The base version that it was sent with; null if it was not sent, or has no base. */
  readonly madeOn: string | null;
  /** It is a move in a list, which no edit is based on. */
  readonly moves: boolean;
}

interface Place {
  readonly collection: Collection;
  readonly key: string;
  readonly thing: string;
  readonly before: object | null;
  now: object | null;
  /** Whether an effect has set it, even to its previous value. */
  isSet: boolean;
}

type Stage = ReadonlyMap<string, Place>;

function visibleEffect(pending: PendingWrite, scopes: readonly string[]): PlacedEffect[] {
  const effect = effectOf(pending);
  const { sentAt, ifMatch } = pending.lying ?? {};
  const madeOn = sentAt === undefined ? null : (ifMatch ?? null);
  return effect === null || !scopes.includes(effect.scope)
    ? []
    : [{ effect, thing: pending.thing, madeOn, moves: keepsVersion(pending) }];
}

async function readStage(generation: Generation, effects: readonly PlacedEffect[]): Promise<Stage> {
  const stage = new Map<string, Place>();
  const touched = effects.flatMap(({ effect, thing }) =>
    effect.touches.map((touch) => ({ ...touch, thing })),
  );
  const read = effects.flatMap(({ effect, thing }) => (effect.reads ?? []).map((one) => ({ ...one, thing })));
  // The last one counts: a row that is read here may be touched by the thing that it belongs to.
  const named = [...read, ...touched];
  for (const collection of new Set(named.map((one) => one.collection))) {
    const here = named.filter((one) => one.collection === collection);
    const rows = await generation.rows(collection).bulkGet(here.map(({ key }) => key));
    for (const [rank, { key, thing }] of here.entries()) {
      const row = rows[rank] ?? null;
      stage.set(placeName(collection, key), { collection, key, thing, before: row, now: row, isSet: false });
    }
  }
  return stage;
}

/** The version of the server's row below an effect; null where there is none. */
function versionBelow(stage: Stage, { touches }: Effect): string | null {
  for (const { collection, key } of touches) {
    const row = stage.get(placeName(collection, key))?.before ?? null;
    if (row !== null && 'version' in row) return String(row.version);
  }
  return null;
}

function effectRowsOf(stage: Stage, { touches }: Effect): EffectRows {
  return {
    get<C extends Collection>(collection: C, key: string) {
      const place = stage.get(placeName(collection, key));
      if (place === undefined) throw new Error(`An effect read what it does not name: ${collection}`);
      const row = place.now;
      // A place holds rows of its own collection, which its type cannot express.
      return row === null ? null : unshelve(row as MirrorRow<C>);
    },
    set<C extends Collection>(collection: C, key: string, row: RowOf<C> | null) {
      const isTouched = touches.some((one) => one.collection === collection && one.key === key);
      const place = isTouched ? stage.get(placeName(collection, key)) : undefined;
      if (place === undefined) throw new Error(`An effect set what it does not touch: ${collection}`);
      place.now = row === null ? null : shelve(collection, row);
      place.isSet = true;
    },
  };
}

async function writeStage(generation: Generation, stage: Stage): Promise<void> {
  const places = [...stage.values()].filter(({ isSet }) => isSet);
  // Also unchanged places: a thing created and deleted here stays hidden when the server's row of it arrives.
  await generation.covered.bulkPut(
    places.map(({ collection, key, thing, before }) => ({ collection, key, thing, row: before })),
  );
  await putRows(
    generation,
    places
      .filter(({ before, now }) => before !== now)
      .map(({ collection, key, now }) => ({ collection, key, row: now })),
  );
}

async function restore(generation: Generation, covered: readonly CoveredRow[]): Promise<void> {
  await putRows(generation, covered);
  await generation.covered.bulkDelete(covered.map(({ collection, key }) => [collection, key]));
}

async function putRows(
  generation: Generation,
  places: readonly Pick<CoveredRow, 'collection' | 'key' | 'row'>[],
): Promise<void> {
  for (const collection of new Set(places.map((place) => place.collection))) {
    const here = places.filter((place) => place.collection === collection);
    const table = generation.database.table(collection);
    await table.bulkPut(here.flatMap(({ row }) => (row === null ? [] : [row])));
    await table.bulkDelete(here.flatMap(({ row, key }) => (row === null ? [key] : [])));
  }
}

const placeName = (collection: Collection, key: string) => `${collection}/${key}`;
