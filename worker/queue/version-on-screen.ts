import type { OutboxWrite } from '#mirror/outbox';
import type { Generations } from '../sync/generations';
import { effectOf } from './optimistic/effect-of';

/** The version of what a write changes, in the rows on screen: the one seen by the person who sends it again. */
export async function versionOnScreen(generations: Generations, write: OutboxWrite): Promise<string | null> {
  const effect = effectOf({ ...write, thing: write.lane, device: null, status: null });
  const current = (await generations.all()).at(-1);
  for (const { collection, key } of effect?.touches ?? []) {
    const row = await current?.rows(collection).get(key);
    if (row !== undefined && 'version' in row) return String(row.version);
  }
  return null;
}
