import type { Generations } from '../sync/generations';

/** The version of a thing as the server's rows have it now: what a person who insists has seen. */
export async function versionOnScreen(generations: Generations, lane: string): Promise<string | null> {
  const [noun, uuid] = lane.split(':');
  if (uuid === undefined) return null;
  const collections = noun === 'news' ? (['news', 'coming-news'] as const) : (['my-tickets'] as const);
  const current = (await generations.all()).at(-1);
  for (const collection of collections) {
    const row = await current?.rows(collection).get(uuid);
    if (row !== undefined) return row.version;
  }
  return null;
}
