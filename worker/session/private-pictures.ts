import { SEEN_IMAGE_CACHE } from '#mirror/image-caches';
import type { Surroundings } from '../base/surroundings';

/** Deletes the pictures that somebody who leaves has seen here and that not everybody may see: those to appear. */
export async function forgetPrivatePictures({ caches }: Pick<Surroundings, 'caches'>): Promise<void> {
  const seen = await caches.open(SEEN_IMAGE_CACHE);
  for (const request of await seen.keys()) {
    const picture = await seen.match(request, { ignoreVary: true });
    const isPrivate = picture?.headers.get('Cache-Control')?.includes('private') === true;
    if (isPrivate) await seen.delete(request, { ignoreVary: true });
  }
}
