import { ask, start } from './acts';
import { openCounter } from './counter-acts';
import { readRefusedKeys, readScreen } from './screen';
import { troupe } from './troupe';
import type { World, WorldOptions } from './world';

/** A flicker lasts as long as a transaction, which takes more tasks than this. */
const LOOK_EVERY = 3;

/** Runs a few tasks, and looks at every screen between them. */
export async function live({ scheduler, browsers, ledger }: World, tasks: number): Promise<boolean> {
  for (let count = 0; count < tasks; count += LOOK_EVERY) {
    const isIdle = await scheduler.run(LOOK_EVERY);
    for (const { name, watch, storage } of browsers) {
      watch.look(readScreen(storage.indexedDB));
      const refused = readRefusedKeys(storage.indexedDB);
      if (refused !== null) ledger.noteRefused(name, refused);
    }
    if (isIdle) return true;
  }
  return false;
}

/** The people of the counter are there before the first guests, while all is well. */
export async function openCounters(world: World, { faults, deaf }: WorldOptions): Promise<void> {
  const { scheduler, network, browsers } = world;
  network.setFaults(0);
  for (const browser of browsers)
    for (const tab of browser.tabs) ask(scheduler, tab, () => openCounter(world, tab));
  await quieten(world, 60_000);
  network.setFaults(faults, deaf);
}

/** Faults stop, every phone is switched on, in line and up to date, and is given the time that it asks for. */
export async function calmDown(world: World): Promise<void> {
  const { scheduler, network, browsers } = world;
  network.setFaults(0);
  world.clock.error = 0;
  for (const browser of browsers) {
    network.cut(browser.name, false);
    network.thin(browser.name, false);
    browser.thaw();
    for (const tab of browser.tabs) if (tab.isUpdated !== browser.isUpdated) browser.kill(tab);
    if (browser.tabs.length === 0) start(browser, scheduler);
  }
  await quieten(world, 15 * 60_000);
  if (world.hasCounter) await closeCounters(world);
  for (const browser of browsers)
    for (const tab of browser.tabs) ask(scheduler, tab, async () => void (await tab.worker.synchronise()));
  await quieten(world, 2 * 60_000);
}

/** Everybody comes back to every phone, so that nothing waits for its owner any more. */
async function closeCounters(world: World): Promise<void> {
  const { scheduler, browsers } = world;
  for (const person of troupe) {
    for (const { tabs } of browsers)
      for (const tab of tabs.slice(0, 1))
        ask(scheduler, tab, async () => void (await tab.worker.login(person.email, 'Rideau-1984!')));
    await quieten(world, 5 * 60_000);
  }
}

/** Lets so much time go by, in which all that is sent arrives, unless something is wrong with the line. */
export async function quieten(world: World, milliseconds: number): Promise<void> {
  const { scheduler, network } = world;
  const end = scheduler.now() + milliseconds;
  while (scheduler.now() < end) {
    while (!(await live(world, 500)));
    if (network.inFlight() > 0) await network.deliver();
    else scheduler.advance(end - scheduler.now());
  }
  while (!(await live(world, 500)) || network.inFlight() > 0) await network.deliver();
}
