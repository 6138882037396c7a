import { imageFaults, type ImageValues } from './image-noun';

/**
 * Adds pictures one after the other. Each is read when its turn comes, since the pictures before it may take minutes: what
 * was typed meanwhile counts, and one that was removed is left out.
 * @param read resolves to undefined for a picture that was removed
 * @returns false if it stopped at a picture that has become wrong
 */
export async function addInTurn<Photo extends { readonly values: ImageValues }>(
  uuids: readonly string[],
  read: (uuid: string) => Promise<Photo | undefined>,
  add: (photo: Photo) => Promise<void>,
): Promise<boolean> {
  for (const uuid of uuids) {
    const photo = await read(uuid);
    if (photo === undefined) continue;
    if (isIncomplete(photo)) return false;
    await add(photo);
  }
  return true;
}

export const isIncomplete = ({ values }: { readonly values: ImageValues }): boolean =>
  Object.values(imageFaults(values)).some((fault) => fault !== undefined);
