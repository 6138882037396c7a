import { openOutbox } from '#mirror/outbox';
import { whileRunning } from './kept';
import type { World } from './world';

/** What was typed and not saved stays with whoever typed it, whoever was logged in meanwhile. */
export async function draftFaults(world: World): Promise<string[]> {
  const faults: string[] = [];
  for (const { device, owner, id, title } of world.ledger.drafts()) {
    const browser = world.browsers.find(({ name }) => name === device);
    if (browser === undefined || world.ledger.lostOutbox(device)) continue;
    const outbox = openOutbox(owner, browser.storage);
    const kept = await whileRunning(world, Promise.resolve(outbox.kept.get(id)));
    outbox.database.close();
    if (kept?.title !== title)
      faults.push(`${device}: ${id} of ${owner} is ${kept?.title ?? 'gone'}, not ${title}`);
  }
  return faults;
}
