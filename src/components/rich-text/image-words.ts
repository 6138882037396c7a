import { imageQueries } from '#mirror/queries/image-queries';

/** The library's description of the picture at this address, for screen readers; empty if it is not one of ours. */
export async function imageWords(source: string): Promise<string> {
  const [, uuid] = /^\/api\/images\/([\da-f-]{36})\//.exec(source) ?? [];
  if (uuid === undefined) return '';
  const image = await imageQueries.read(uuid);
  return image?.description ?? '';
}
