import { findKept } from './kept';
import { RESTORED } from './ledger';
import { ABSENT } from './screen';
import type { World } from './world';

/**
 * 15: a value goes from old to new once. Only a refusal, somebody who takes it out of the trash, or a server that lost what
 * it had brings an old one back.
 */
export async function flickers(world: World): Promise<string[]> {
  if (world.ledger.wasRestored()) return [];
  const faults: string[] = [];
  const restored = new Set(
    world.ledger.entries().flatMap(({ thing, title }) => (title === RESTORED ? thing : [])),
  );
  for (const browser of world.browsers) {
    const goings = goingsOf(world.server.withdrawn());
    for (const { thing, from, to } of browser.watch.returned()) {
      const isComing = from === ABSENT || to === ABSENT;
      // It was shown, withdrawn, shown again and withdrawn again.
      if (to === ABSENT && goings.again(thing)) continue;
      if (isComing && (restored.has(`news:${thing}`) || world.ledger.didClockJump())) continue;
      if (world.ledger.lostOutbox(browser.name)) continue;
      const own = world.ledger
        .entries()
        .filter((entry) => entry.device === browser.name && entry.thing === `news:${thing}`);
      let refused = false;
      for (const entry of own) {
        const kept = await findKept(world, entry);
        refused ||= kept?.wasRefused === true;
      }
      if (!refused) faults.push(`${browser.name}: ${thing} went from ${from} back to ${to}`);
    }
  }
  return faults;
}

/** Counts off how often each thing was withdrawn: but for the first time, each may show as gone again. */
function goingsOf(withdrawn: readonly string[]) {
  const left = new Map<string, number>();
  for (const thing of withdrawn) left.set(thing, (left.get(thing) ?? -1) + 1);
  return {
    again(thing: string): boolean {
      const count = left.get(thing) ?? 0;
      left.set(thing, count - 1);
      return count > 0;
    },
  };
}
