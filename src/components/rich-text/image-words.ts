import { imageQueries } from '#mirror/queries/image-queries';

/** What the library says of the picture at this address, for those who do not see it; empty for one that is not ours. */
export async function imageWords(source: string): Promise<string> {
  const [, uuid] = /^\/api\/images\/([\da-f-]{36})\//.exec(source) ?? [];
  if (uuid === undefined) return '';
  const image = await imageQueries.read(uuid);
  return image?.description ?? '';
}
