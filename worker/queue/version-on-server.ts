import type { Generation } from '#mirror/generation';
import type { OutboxWrite } from '#mirror/outbox';
import type { Effect } from './optimistic/effect';
import { effectOf } from './optimistic/effect-of';

/**
 * The server's version of what a write changes: the one over which a person sends it again. A later write of its lane
 * may lie over that row on screen, under its own key, which the server knows as no version.
 */
export async function versionOnServer(
  generations: { readonly each: (work: (generation: Generation) => Promise<void>) => Promise<void> },
  write: OutboxWrite,
): Promise<string | null> {
  const touches = effectOf({ ...write, thing: write.lane, device: null, status: null })?.touches ?? [];
  let version: string | null = null;
  // The current one is the last.
  await generations.each(async (generation) => {
    version = (await versionIn(generation, touches)) ?? version;
  });
  return version;
}

async function versionIn(generation: Generation, touches: Effect['touches']): Promise<string | null> {
  for (const { collection, key } of touches) {
    const covered = await generation.covered.get([collection, key]);
    const row = covered === undefined ? await generation.rows(collection).get(key) : covered.row;
    if (row && 'version' in row) return String(row.version);
  }
  return null;
}
