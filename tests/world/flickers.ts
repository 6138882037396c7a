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
    const goings = countdown(goingsOn(browser.name, world));
    const turns = countdown(turnsOn(browser.name, world));
    for (const { thing, from, to } of browser.watch.returned()) {
      const isComing = from === ABSENT || to === ABSENT;
      // It was shown, withdrawn, shown again and withdrawn again.
      if (to === ABSENT && goings.again(thing)) continue;
      if (isComing && (restored.has(`news:${thing}`) || world.ledger.didClockJump())) continue;
      if (world.ledger.lostOutbox(browser.name)) continue;
      if (!turns.again(thing)) faults.push(`${browser.name}: ${thing} went from ${from} back to ${to}`);
    }
  }
  return faults;
}

/**
 * Each time that a thing was withdrawn may show it as gone again: the first time only on a phone that had shown it as gone
 * until its deletion was refused.
 */
function goingsOn(device: string, { ledger, server }: World): readonly string[] {
  const withdrawn = server.withdrawn();
  const isRefusedHere = (thing: string) =>
    ledger
      .entries()
      .some(
        (entry) =>
          entry.device === device &&
          entry.thing === `news:${thing}` &&
          entry.title === null &&
          ledger.turns(entry) > 0,
      );
  return withdrawn.filter((thing, rank) => withdrawn.indexOf(thing) !== rank || isRefusedHere(thing));
}

/** Each time that a write is refused, or is refused no more, what was shown before it may come back. */
const turnsOn = (device: string, { ledger }: World) =>
  ledger
    .entries()
    .filter((entry) => entry.device === device && entry.thing.startsWith('news:'))
    .flatMap((entry) => Array<string>(ledger.turns(entry)).fill(entry.thing.slice('news:'.length)));

/** Counts off how often something may happen to each thing. */
function countdown(things: readonly string[]) {
  const left = new Map<string, number>();
  for (const thing of things) left.set(thing, (left.get(thing) ?? 0) + 1);
  return {
    again(thing: string): boolean {
      const count = left.get(thing) ?? 0;
      left.set(thing, count - 1);
      return count > 0;
    },
  };
}
