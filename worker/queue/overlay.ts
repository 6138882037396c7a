import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import type { CoveredRow, Generation, PendingWrite } from '#mirror/generation';
import { type Shelved, shelve, unshelve } from '#mirror/shelf';
import type { Effect, Scene } from './optimistic/effect';
import { effectOf } from './optimistic/effect-of';

/*
 * Optimistic effects lie over the server's rows like an overlay. Whenever the rows below change, or the writes above,
 * the overlay of each thing concerned is lifted, and laid anew. Both steps belong in one transaction of the mirror, so
 * that no screen sees the table bare.
 */

/** Lifts the overlay: the server's rows of these things lie bare. */
export async function liftOverlay(generation: Generation, things: readonly string[]): Promise<void> {
  if (things.length === 0) return;
  const covered = await generation.covered.where('thing').anyOf(things).toArray();
  await restore(generation, covered);
}

/** Lifts the overlay wherever the server's own row is about to change. Returns the things that need it laid anew. */
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

/** The things of which something waits that would change one of these rows, whether or not it found a row to change before. */
export async function waitingOver(
  generation: Generation,
  changing: (row: Pick<CoveredRow, 'collection' | 'key'>) => boolean,
): Promise<readonly string[]> {
  const waiting = await generation.pending.filter(({ settled }) => !settled).toArray();
  const changed = waiting.filter((pending) => effectOf(pending)?.touches.some(changing) === true);
  return [...new Set(changed.map(({ thing }) => thing))];
}

/** Lays the effects of what waits over the server's rows of these things, in the order of the writes. */
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
  const standing = new Set<string>();
  for (const { effect, thing, madeOn } of effects) {
    // What was sent may have taken effect, and others may have changed it since: over their words it would bring back old ones.
    const version = madeOn === null || standing.has(thing) ? null : versionBelow(stage, effect);
    if (version !== null && version !== madeOn) continue;
    standing.add(thing);
    effect.play(sceneOf(stage));
  }
  await writeStage(generation, stage);
}

interface PlacedEffect {
  readonly effect: Effect;
  readonly thing: string;
  /** The version that it was sent upon; null where it was not sent, or made upon nothing. */
  readonly madeOn: string | null;
}

interface Place {
  readonly collection: Collection;
  readonly key: string;
  readonly thing: string;
  readonly before: object | null;
  now: object | null;
  /** Whether an effect has set it, be it to what it was before. */
  isSet: boolean;
}

type Stage = ReadonlyMap<string, Place>;

function visibleEffect(pending: PendingWrite, scopes: readonly string[]): PlacedEffect[] {
  const effect = effectOf(pending);
  const { sentAt, ifMatch } = pending.lying ?? {};
  const madeOn = sentAt === undefined ? null : (ifMatch ?? null);
  return effect === null || !scopes.includes(effect.scope) ? [] : [{ effect, thing: pending.thing, madeOn }];
}

async function readStage(generation: Generation, effects: readonly PlacedEffect[]): Promise<Stage> {
  const stage = new Map<string, Place>();
  const touched = effects.flatMap(({ effect, thing }) =>
    effect.touches.map((touch) => ({ ...touch, thing })),
  );
  for (const collection of new Set(touched.map((touch) => touch.collection))) {
    const here = touched.filter((touch) => touch.collection === collection);
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

function sceneOf(stage: Stage): Scene {
  return {
    get<C extends Collection>(collection: C, key: string) {
      const row = stage.get(placeName(collection, key))?.now ?? null;
      // A place holds rows of its own collection, which its type cannot say.
      return row === null ? null : unshelve(row as Shelved<C>);
    },
    set<C extends Collection>(collection: C, key: string, row: RowOf<C> | null) {
      const place = stage.get(placeName(collection, key));
      if (place === undefined) throw new Error(`An effect set what it does not touch: ${collection}`);
      place.now = row === null ? null : shelve(collection, row);
      place.isSet = true;
    },
  };
}

async function writeStage(generation: Generation, stage: Stage): Promise<void> {
  const places = [...stage.values()].filter(({ isSet }) => isSet);
  // Also where nothing changed: what was created here and deleted again stays away when the server's row of it comes.
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
