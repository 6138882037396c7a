import { fileURLToPath } from 'node:url';
import { runTool } from './run.mjs';

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

/**
 * Runs every step, whatever the others say, so that one run shows all there is to mend.
 * @returns {{passed: number, failed: number}}
 */
export function check() {
  const failures = steps.filter(({ name, module, args }) => {
    console.log(`check: ${name}`);
    return !runTool(module, args);
  });
  if (failures.length > 0) console.log(`check: ${failures.map(({ name }) => name).join(', ')} failed`);
  return { passed: steps.length - failures.length, failed: failures.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = check().failed === 0 ? 0 : 1;
}
