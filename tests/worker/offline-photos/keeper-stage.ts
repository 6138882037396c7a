import type { ImageRow } from '#common/contract/content/image';
import { openDevice } from '#mirror/device';
import { offlinePhotoQueriesOf } from '#mirror/queries/offline-photo-queries';
import type { SyncState } from '#worker/api';
import { createPhotoKeeper } from '#worker/offline-photos/photo-keeper';
import { fill, openMirror } from '../../mirror/stage';
import { type Said, type Server, openStage } from '../stage';

/** The answer of a server that has the photo. */
export const aPicture: Said = {
  status: 200,
  body: 'la photo gardee!',
  headers: { 'Content-Type': 'image/webp' },
};

interface Lines {
  line: SyncState['line'];
}

/** A device that may keep photos; `answer` says what the server answers to one, by its address. */
export async function openKeeper(
  images: readonly ImageRow[],
  answer: (path: string) => ReturnType<Server> = () => aPicture,
) {
  const contact: Lines = { line: 'online' };
  const alone = openStage(({ path }) => answer(path));
  const stage = { ...alone, surroundings: { ...alone.surroundings, locks: oneAfterTheOther() } };
  const { mirror, begin } = openMirror(stage.surroundings.storage);
  const generation = await begin();
  await fill(generation, 'images', images);
  await generation.follow.put({
    id: 'follow',
    epoch: 'one',
    cursors: { public: 'c1', mine: null },
    owner: null,
    scopes: [],
    caughtUpAt: new Date(stage.surroundings.now()),
    clockOffset: 0,
  });
  const device = openDevice(stage.surroundings.storage);
  let rounds = 0;
  const wake = () =>
    createPhotoKeeper({
      surroundings: stage.surroundings,
      device,
      mirror,
      board: {
        contact: () => ({
          ...contact,
          mirroredAt: null,
          loadedOwner: null,
          leftAt: undefined,
          loading: false,
          foreign: null,
          move: null,
          isBehind: false,
          held: null,
          isFull: false,
          isStorageLost: false,
          clockOffset: 0,
        }),
      },
      synchronise: async () => {
        rounds += 1;
      },
    });
  const keeper = wake();
  const queries = offlinePhotoQueriesOf(mirror, () => stage.surroundings.storage);
  return {
    ...stage,
    contact,
    generation,
    device,
    keeper,
    /** Another worker: of another tab, or after a reload. */
    wake,
    queries,
    rounds: () => rounds,
    asked: () => stage.sent.map(({ path }) => path),
    /** Addresses of what lies in the cache. */
    async stored() {
      const cache = await stage.caches.open('kept-photos');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    },
    async follow(...[wish]: Parameters<typeof keeper.follow>) {
      await keeper.follow(wish);
      await keeper.carryOn();
    },
  };
}

/** One lock for all, granted in the order of waiting. */
function oneAfterTheOther(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = async (name: string, work: LockGrantedCallback<unknown>) => {
    const mine = last.then(() => work({ name, mode: 'exclusive' }));
    last = mine.catch(() => undefined);
    return mine;
  };
  // As much of it as the keeper uses.
  return { request: request as LockManager['request'] };
}
