import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { figure } from './support/figure';

const client = join(process.cwd(), 'build/client');
const assets = join(client, 'assets');
const names = readdirSync(assets);
const page = chunksReachedFrom([
  entryOf(readFileSync(join(client, 'index.html'), 'utf8')),
  ...names.filter((name) => /^(page|news-home)-[\w-]+\.js$/.test(name)),
]);
const worker = chunksReachedFrom(names.filter((name) => /^data-[\w-]+\.js$/.test(name)));

await figure({
  name: 'JavaScript before the news home is usable, gzip',
  unit: 'kB',
  budget: { atMost: 130 },
  runs: 1,
  measure: () => weight(page),
});

await figure({
  name: 'JavaScript of page and data worker together, gzip',
  unit: 'kB',
  budget: { atMost: 180 },
  runs: 1,
  measure: () => weight([...new Set([...page, ...worker])]),
});

function entryOf(html: string): string {
  const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html loads no script');
  return entry;
}

/** These chunks and their static imports; dynamic imports are left out. */
function chunksReachedFrom(chunks: readonly string[]): string[] {
  const reached = new Set(chunks);
  for (const name of reached) {
    const code = readFileSync(join(assets, name), 'utf8');
    for (const [, specifier = ''] of code.matchAll(
      /(?:\bfrom|\bimport)\s*["'`]((?:\.|\/assets)\/[^"'`]+\.js)["'`]/g,
    )) {
      reached.add(basename(specifier));
    }
  }
  return [...reached];
}

function weight(names: readonly string[]): number {
  const bytes = names.map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
