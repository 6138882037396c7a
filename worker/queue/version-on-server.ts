import type { Generation } from '#mirror/generation';
import type { OutboxWrite } from '#mirror/outbox';
import { effectOf } from './optimistic/effect-of';

/**
 * The server's version of what a write changes: the one over which a person sends it again. A later write of its lane
 * may lie over that row on screen, under its own key, which the server knows as no version.
 */
export async function versionOnServer(
  generations: { readonly all: () => Promise<readonly Generation[]> },
  write: OutboxWrite,
): Promise<string | null> {
  const effect = effectOf({ ...write, thing: write.lane, device: null, status: null });
  const current = (await generations.all()).at(-1);
  for (const { collection, key } of effect?.touches ?? []) {
    const covered = await current?.covered.get([collection, key]);
    const row = covered === undefined ? await current?.rows(collection).get(key) : covered.row;
    if (row && 'version' in row) return String(row.version);
  }
  return null;
}
