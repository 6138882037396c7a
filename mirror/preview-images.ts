import type { PreviewImageRow } from '#common/contract/content/image';
import type { Generation } from './generation';

/** The collections of preview images: the public ones, and those that only editors have yet. */
const places = ['preview-images', 'coming-preview-images'] as const;

/** From this many rows on, reading the whole table is faster than reading them one by one. */
export const MANY = 100;

/** The preview images with these uuids that this device has, by uuid. */
export async function readPreviewImages(
  generation: Generation,
  uuids: Iterable<string>,
): Promise<ReadonlyMap<string, PreviewImageRow>> {
  const found = new Map<string, PreviewImageRow>();
  let missing = [...new Set(uuids)];
  for (const place of places) {
    if (missing.length === 0) break;
    const table = generation.rows(place);
    const rows = missing.length < MANY ? await table.bulkGet(missing) : await table.toArray();
    for (const row of rows) if (row !== undefined) found.set(row.uuid, row);
    missing = missing.filter((uuid) => !found.has(uuid));
  }
  return found;
}

/** Every preview image that this device has, unordered. */
export async function readAllPreviewImages(generation: Generation): Promise<readonly PreviewImageRow[]> {
  const found = new Map<string, PreviewImageRow>();
  for (const place of places)
    for (const row of await generation.rows(place).toArray()) found.set(row.uuid, row);
  return [...found.values()];
}
