import { type Collection, collectionsOf } from '#common/contract/feed/collection-names';
import { type Generation, isLeftDoor } from '#mirror/generation';
import { applyOverlay, liftOverlay } from '../queue/overlay';

/**
 * Puts the rows of a door whose person has left, without what waits over them, into another generation, below what waits
 * there. Does nothing for anybody else.
 */
export async function takeDoorAlong(from: Generation, to: Generation): Promise<void> {
  const left = await from.database.transaction('r', from.database.tables, async () => {
    const state = await from.follow.get('follow');
    if (state === undefined || !isLeftDoor(state)) return null;
    const covered = (await from.covered.toArray()).filter(({ collection }) => isOfDoor(collection));
    const rows = await Promise.all(
      doorCollections.map(async (collection) => {
        const here = covered.filter((place) => place.collection === collection);
        const hidden = new Set(here.map(({ key }) => key));
        const shown = await from.rows(collection).toArray();
        const below = here.flatMap(({ row }) => row ?? []);
        return [collection, [...shown.filter(({ uuid }) => !hidden.has(uuid)), ...below]] as const;
      }),
    );
    return { leftAt: state.leftAt, rows };
  });
  if (left === null) return;
  await to.database.transaction('rw', to.database.tables, async () => {
    const state = await to.follow.get('follow');
    // Somebody has logged in meanwhile: their own rows are on their way.
    if (state === undefined || !isLeftDoor(state)) return;
    const waiting = await to.pending.toArray();
    const things = [...new Set(waiting.map(({ thing }) => thing))];
    await liftOverlay(to, things);
    for (const [collection, rows] of left.rows) await to.database.table(collection).bulkPut(rows);
    await applyOverlay(to, things, state.scopes);
    await to.follow.put({ ...state, ...(left.leftAt !== undefined && { leftAt: left.leftAt }) });
  });
}

/** Whether its rows are those of the door. */
export const isOfDoor = (collection: Collection) => collection.startsWith('door-');
const doorCollections = collectionsOf('mine').filter(isOfDoor);
