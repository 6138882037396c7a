import type { Device, OfflineYears } from '#mirror/device';
import { SEEN_IMAGE_CACHE } from '#mirror/image-caches';
import type { Mirror } from '#mirror/database';
import type { KeepWish } from '../api';
import { isDiskFull } from '../base/disk-full';
import type { Surroundings } from '../base/surroundings';
import type { SyncBoard } from '../sync/sync-board';
import { fetchPhoto } from './fetch-photo';
import { openPhotoStore } from './photo-store';
import { type Plan, type WantedPhoto, planOf } from './plan';
import { forgetWishes, noteFull, noteWish } from './wishes';

export interface PhotoKeeper {
  /** Stores a wish, and starts to carry it out. */
  follow(wish: KeepWish): Promise<void>;
  /** Resumes where it stopped, and follows changes to photos since. Resolves when there is nothing to do for now. */
  carryOn(): Promise<void>;
  /** Deletes all photos, the service worker's too, to make room for data that cannot be fetched again. */
  giveWay(): Promise<void>;
}

interface KeeperNeeds {
  readonly surroundings: Surroundings;
  readonly device: Device;
  readonly mirror: Pick<Mirror, 'read'>;
  readonly board: Pick<SyncBoard, 'contact'>;
  readonly synchronise: () => Promise<void>;
}

/** Photos fetched at a time: few, to leave the network to the person reading. */
const AT_ONCE = 3;
/** A photo without an answer this many times, while the server answers everything else, is given up. */
const MAX_SILENCES = 3;

/*
 * One tab's worker at a time carries out the wishes. They are stored in the device's database, so that work goes on
 * after a reload, in another tab, or when the network is back:
 *
 *   plan ──> delete what is not wanted ──> paused, offline, nothing missing? ──> over
 *    ^                                        │
 *    └── the wishes changed, or plan done ────┴─ three photos, and three more
 */
export function createPhotoKeeper(needs: KeeperNeeds): PhotoKeeper {
  const { surroundings, device, board } = needs;
  const store = openPhotoStore(surroundings);
  const silences = new Map<string, number>();
  let notBefore = 0;
  let isReconciled = false;

  async function work(): Promise<void> {
    if (!isReconciled) await store.reconcile();
    isReconciled = true;
    while (await tour());
  }

  /** Makes a plan and carries it out. Returns whether another one has to follow. */
  async function tour(): Promise<boolean> {
    const wishes = await device.fact('kept-years');
    if (wishes === undefined) return false;
    const { leaving, missing } = await plan(wishes);
    await store.remove(leaving);
    if (wishes.years.length === 0) await forgetWishes(device);
    if (missing.length === 0 || !mayFetch(wishes)) return false;
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const some = missing.slice(from, from + AT_ONCE);
      if (!(await keep(some))) return false;
      if (JSON.stringify(await device.fact('kept-years')) !== JSON.stringify(wishes)) return true;
    }
    return true;
  }

  async function plan({ years }: OfflineYears): Promise<Plan> {
    const images = await needs.mirror.read(async (generation) => {
      const follow = await generation.follow.get('follow');
      // During a first load, missing rows may still arrive.
      if (!follow?.caughtUpAt) return null;
      const byYear = generation.rows('images').where('[year+visibleFrom+uuid]');
      const read = years.map((year) => byYear.between([year], [year + 1]).toArray());
      return (await Promise.all(read)).flat();
    }, null);
    return planOf(years, images, await store.held());
  }

  const mayFetch = ({ pause }: OfflineYears) =>
    pause === null && board.contact().line !== 'offline' && surroundings.now() >= notBefore;

  async function stopForRoom(): Promise<boolean> {
    await noteFull(device);
    return false;
  }

  /** Returns whether the next photos may be fetched. */
  async function keep(photos: readonly WantedPhoto[]): Promise<boolean> {
    const came = await Promise.all(photos.map(keepOne));
    if (came.includes('full')) return stopForRoom();
    if (came.includes('later')) return false;
    if (!came.includes('silent')) return true;
    // A round finds out whether the network is down or some answers were lost.
    await needs.synchronise();
    if (board.contact().line !== 'online') return false;
    await Promise.all(photos.filter((_, rank) => came[rank] === 'silent').map(countSilence));
    return true;
  }

  async function keepOne(photo: WantedPhoto): Promise<'done' | 'silent' | 'later' | 'full'> {
    const fetched = await fetchPhoto(surroundings, photo);
    if (fetched.kind === 'silent') return 'silent';
    if (fetched.kind === 'later') {
      notBefore = surroundings.now() + fetched.wait;
      surroundings.after(fetched.wait, () => void carryOn());
      return 'later';
    }
    silences.delete(photo.uuid);
    if (fetched.kind === 'refused') {
      await store.noteFailure(photo);
      return 'done';
    }
    try {
      await store.keep(photo, fetched.picture);
      return 'done';
    } catch (error) {
      if (isDiskFull(error)) return 'full';
      throw error;
    }
  }

  async function countSilence(photo: WantedPhoto): Promise<void> {
    const times = (silences.get(photo.uuid) ?? 0) + 1;
    silences.set(photo.uuid, times);
    if (times < MAX_SILENCES) return;
    silences.delete(photo.uuid);
    await store.noteFailure(photo);
  }

  let current: Promise<void> | null = null;
  let isDueAgain = false;

  /** If called while it runs, it runs once more before it ends. */
  function carryOn(): Promise<void> {
    isDueAgain = true;
    current ??= surroundings.locks
      .request('kept-photos', async () => {
        while (isDueAgain) {
          isDueAgain = false;
          await work();
        }
      })
      .catch(surroundings.report)
      .finally(() => {
        current = null;
        if (isDueAgain) void carryOn();
      });
    return current;
  }

  return {
    async follow(wish) {
      await noteWish(device, wish);
      if (wish.kind === 'resume') await store.forgetFailures();
      void carryOn();
    },
    carryOn,
    async giveWay() {
      await surroundings.caches.delete(SEEN_IMAGE_CACHE);
      await store.clear();
      await noteFull(device);
    },
  };
}
