import './node-version.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { root } from './project.mjs';

await ensureInstalled();
const { ensureBuilt } = await import('./built.mjs');
const { run, runTool } = await import('./run.mjs');

await ensureBuilt();
const production = { NODE_ENV: 'production' };
const built = runTool(
  'vite/bin/vite.js',
  ['build', '--config', 'vite.bench.config.ts', '--logLevel', 'warn'],
  production,
);
if (!built) process.exit(1);

// `npm run bench -- weights` runs only the benchmarks whose file name contains that word.
const words = process.argv.slice(2);
const folder = join(root, 'build/bench');
const files = readdirSync(folder).filter((name) => name.endsWith('.bench.js'));
const wanted = files.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
const outcomes = wanted.map((name) => run(process.execPath, ['--expose-gc', join(folder, name)], production));
process.exitCode = outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1;
