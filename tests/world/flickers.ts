import { RESTORED } from './ledger';
import { ABSENT } from './screen';
import type { World } from './world';

/**
 * 15: a value goes from old to new once. Only a refusal, somebody who takes it out of the trash, or a server that lost what
 * it had brings an old one back.
 */
export function flickers(world: World): string[] {
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
      const wasRefused = world.ledger
        .entries()
        .some(
          (entry) =>
            entry.device === browser.name &&
            entry.thing === `news:${thing}` &&
            world.ledger.wasRefused(entry),
        );
      if (!wasRefused) faults.push(`${browser.name}: ${thing} went from ${from} back to ${to}`);
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
