import { fileURLToPath } from 'node:url';
import { hearTool } from './run.mjs';
import { told } from './test-failures.mjs';

const runtimes = ['common', 'mirror', 'worker', 'src', 'server'];

/** @type {{name: string, module: string, args: string[]}[]} */
const steps = [
  { name: 'format', module: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', module: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'types', module: 'typescript/bin/tsc', args: ['-b'] },
  {
    name: 'arrows',
    module: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.mjs', ...runtimes],
  },
  { name: 'unused', module: 'knip/bin/knip.js', args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

export const stepNames = steps.map(({ name }) => name);

/**
 * Runs every step even if one fails, so that one run shows all failures.
 * @param {string[]} [names] the steps to run
 * @returns {{passed: number, failed: number, failures: string[]}}
 */
export function check(names = stepNames) {
  const chosen = steps.filter(({ name }) => names.includes(name));
  const failures = chosen.flatMap(({ name, module, args }) => {
    console.log(`check: ${name}`);
    const { ended, said } = hearTool(module, args);
    return ended ? [] : [told(`check: ${name}`, said)];
  });
  return { passed: chosen.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = check().failed === 0 ? 0 : 1;
}
