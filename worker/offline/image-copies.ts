import { offlinePhotoAddress } from '#common/rules/offline-photo';
import { OFFLINE_PHOTO_CACHE, SEEN_IMAGE_CACHE } from '#mirror/image-caches';
import { type OfflinePhoto, type OfflinePhotos, openOfflinePhotos } from '#mirror/offline-photos';
import type { Storage } from '#mirror/storage';

/** Which form of which image is asked for. */
interface ImageForm {
  readonly pathname: string;
  /** Of an image of the gallery; null for a preview image, which has one form. */
  readonly uuid: string | null;
  readonly format: string | null;
  /** Null where the address names none: texts and shows refer to an image, whatever its picture. */
  readonly version: string | null;
}

export function formOf({ pathname, searchParams }: URL): ImageForm {
  const [, uuid = null, format = null] = photoForm.exec(pathname) ?? [];
  return { pathname, uuid, format, version: searchParams.get('v') };
}

const photoForm = /^\/api\/images\/([^/]+)\/format\/([^/]+)\/file$/;

/** Whether the form that devices keep is large enough to be shown at once. */
export const isKeptEnough = ({ format, version }: ImageForm): boolean =>
  version !== null && (format === 'S' || format === 'M');

/** The kept copy of an image; of another version only where none is named. */
export async function keptCopy(
  { uuid, version }: ImageForm,
  storage: Storage,
): Promise<Response | undefined> {
  if (uuid === null) return undefined;
  const known = version ?? (await recordOf(uuid, storage))?.version;
  if (known === undefined) return undefined;
  return caches.match(offlinePhotoAddress(uuid, known), { cacheName: OFFLINE_PHOTO_CACHE, ignoreVary: true });
}

let opened: OfflinePhotos | undefined;

/** The record of a kept photo, without reading the addresses of thousands. */
async function recordOf(uuid: string, storage: Storage): Promise<OfflinePhoto | undefined> {
  const read = () => (opened ??= openOfflinePhotos(storage)).photos.get(uuid);
  try {
    return await read();
  } catch {
    // A database that the browser has lost, or that once could not be opened, stays so.
    opened?.database.close();
    opened = undefined;
    return read();
  }
}

/**
 * What can be shown if the network does not bring an image: itself as it was seen, the kept form, or another form that
 * was seen. Never for the original as a download, which wants the file itself and not a picture of it.
 */
export async function substituteOf(
  request: Request,
  form: ImageForm,
  storage: Storage,
): Promise<Response | undefined> {
  const cache = await caches.open(SEEN_IMAGE_CACHE);
  const itself = await cache.match(request, { ignoreVary: true });
  if (itself !== undefined) return itself;
  if (form.format === 'ORIGIN' && request.destination !== 'image') return undefined;
  return (await keptCopy(form, storage)) ?? seenCopy(cache, form);
}

/** The forms that show the whole picture, the largest first. */
const WHOLE = ['L', 'M', 'S'];

async function seenCopy(cache: Cache, { uuid, pathname, version }: ImageForm): Promise<Response | undefined> {
  const paths = uuid === null ? [pathname] : WHOLE.map((whole) => `/api/images/${uuid}/format/${whole}/file`);
  for (const path of paths) {
    const seen = await cache.matchAll(path, { ignoreSearch: true, ignoreVary: true });
    const fitting = version === null ? seen : seen.filter((copy) => isOfVersion(copy, version));
    // The one that was seen last.
    const copy = fitting.at(-1);
    if (copy !== undefined) return copy;
  }
  return undefined;
}

/** Whether a copy is of this version of the picture: the server's ETag begins with it, whatever the address. */
const isOfVersion = ({ headers }: Response, version: string): boolean =>
  headers.get('ETag')?.startsWith(`"${version.toLowerCase()}-`) ?? false;
