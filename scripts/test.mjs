import './node-version.mjs';
import { planOf } from './test-plan.mjs';

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const unsteady = [];
/** @type {string[]} */
const skipped = [];

/** @param {import('./test-parts.mjs').Count} part */
const count = (part) => {
  total.passed += part.passed;
  total.failed += part.failed;
  failures.push(...part.failures);
  unsteady.push(...(part.unsteady ?? []));
  skipped.push(...(part.skipped ?? []));
};

try {
  const { ensureInstalled } = await import('./installed.mjs');
  await ensureInstalled();
  const { parts } = await import('./test-parts.mjs');
  const plan = planOf(process.argv.slice(2), Object.keys(parts));
  // A new machine lacks the programs that these need.
  const needsPrograms = ['vitest', 'journeys'].some((part) => plan.parts.includes(part));
  const wanted = new Set([...(needsPrograms ? ['programs'] : []), ...plan.parts]);
  for (const [name, run] of Object.entries(parts).filter(([name]) => wanted.has(name))) {
    console.log(`${name}…`);
    const part = await run(plan.files);
    console.log(`${name}: ${part.passed} passed, ${part.failed} failed\n`);
    count(part);
  }
} catch (error) {
  count({ passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] });
}

// Repeated at the end, where they are easiest to find.
for (const journeys of skipped) console.log(`Skipped: ${journeys}\n`);
for (const journey of unsteady) console.log(`Unsteady, passed when tried again: ${journey}\n`);
for (const failure of failures) console.log(`Failed: ${failure}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
