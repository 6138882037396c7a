import './node-version.mjs';
import { startBusy } from './busy.mjs';
import { tally } from './soak-outcomes.mjs';
import { soakPlanOf } from './soak-plan.mjs';

const BUSY_PROCESSES = 4;

/** @type {import('./soak-outcomes.d.mts').Outcome[]} */
const outcomes = [];
const state = { isOver: false };

try {
  const { minutes, parts, files } = soakPlanOf(process.argv.slice(2));
  const { ensureInstalled } = await import('./installed.mjs');
  await ensureInstalled();
  const { ensureBuilt } = await import('./built.mjs');
  const { ensureEngines, ensureTestPrograms } = await import('./test-programs.mjs');
  const { fetchOldChromium, oldChromiums } = await import('./old-chromium.mjs');
  const { rounds, sweepRounds } = await import('./soak-rounds.mjs');
  ensureTestPrograms();
  ensureEngines();
  await ensureBuilt();
  // Before the clock starts: each takes as long as a short soak.
  if (parts.includes('browsers')) for (const version of oldChromiums) await fetchOldChromium(version);
  sweepRounds();

  const end = Date.now() + minutes * 60_000;
  // Worlds use every processor by themselves, and their outcome depends on their seeds.
  const isWorldsAlone = parts.every((part) => part === 'worlds');
  const rest = startBusy(isWorldsAlone ? 0 : BUSY_PROCESSES, end);
  let interrupt = () => {};
  const finish = () => {
    state.isOver = true;
    rest();
    interrupt();
  };
  const alarm = setTimeout(finish, minutes * 60_000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, finish);
  for (let number = 1; !state.isOver; number += 1) {
    for (const [part, start] of Object.entries(rounds).filter(([part]) => parts.includes(part))) {
      if (state.isOver) break;
      console.log(`${part}, round ${number}`);
      const round = start(number, files);
      interrupt = round.interrupt;
      const found = await round.outcomes;
      outcomes.push(...found);
      for (const { failure, again } of found)
        if (failure !== undefined) console.log(`Failed: ${failure}\n  Again: ${again}\n`);
    }
  }
  clearTimeout(alarm);
} catch (error) {
  const failure = error instanceof Error ? error.message : String(error);
  console.error(failure);
  outcomes.push({ test: 'soak', failure });
}

const { lines, passed, failed } = tally(outcomes);
for (const line of lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
// A soak in which nothing ran is a failure.
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
