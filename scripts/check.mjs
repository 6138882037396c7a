import { fileURLToPath } from 'node:url';
import { hearTool } from './run.mjs';
import { told } from './test-failures.mjs';

const runtimes = ['common', 'mirror', 'worker', 'src', 'server'];

/** @type {{name: string, module: string, args: string[]}[]} */
const steps = [
  {
    name: 'format',
    module: 'prettier/bin/prettier.cjs',
    // By content: a fresh copy of a file has another date.
    args: ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
  },
  { name: 'lint', module: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  // More checkers would each work out the types that they share.
  { name: 'types', module: 'typescript/bin/tsc', args: ['-b', '--checkers', '1'] },
  {
    name: 'arrows',
    module: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.mjs', ...runtimes],
  },
  { name: 'unused', module: 'knip/bin/knip.js', args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

export const stepNames = steps.map(({ name }) => name);

/**
 * Runs every step even if one fails, so that one run shows all failures; all at once, since the slowest of them, `format`,
 * keeps only one processor busy.
 * @param {string[]} [names] the steps to run
 * @returns {Promise<{passed: number, failed: number, failures: string[]}>}
 */
export async function check(names = stepNames) {
  const chosen = steps.filter(({ name }) => names.includes(name));
  const outcomes = await Promise.all(
    chosen.map(async ({ name, module, args }) => {
      const { ended, said } = await hearTool(module, args);
      console.log([`check: ${name}`, said].filter(Boolean).join('\n'));
      return ended ? [] : [told(`check: ${name}`, said)];
    }),
  );
  const failures = outcomes.flat();
  return { passed: chosen.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed, failures } = await check();
  // Last, since the steps end in any order: a failure may stand far above.
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
