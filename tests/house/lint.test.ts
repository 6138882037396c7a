import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const effects = {
  accident: 'useEffect(() => place.current?.scrollIntoView());',
  'accident before painting': 'useLayoutEffect(() => measure(place));',
  block: 'useEffect(() => { place.current?.scrollIntoView(); });',
  'clean-up alone': 'useEffect(() => () => forget(place));',
  'clean-up by name': 'useEffect(forget);',
};
const features = {
  'asked for first': 'navigator.share(page);',
  'filled in': 'years.toSorted();',
  known:
    '/(?<year>..)(?:a)/u; new Intl.NumberFormat("fr", { style: "unit" }); structuredClone(row); years.at(-1); signal.throwIfAborted(); crypto.randomUUID();',
  'new class': 'new CompressionStream("gzip");',
  'new flag': '/[a--b]/v.test(word);',
  'new group': 'word.split(/(?<=a)b/);',
  'new group in a text': 'new RegExp(String.raw`(?<!${digit})1`);',
  'new member': 'AbortSignal.any(signals);',
  'new method': 'one.union(other);',
  'new option': 'new Intl.NumberFormat("fr", { trailingZeroDisplay: "stripIfInteger" });',
  ours: 'seats.share(evening);',
};
const elements = {
  'known element': '<details open><summary className="num">Places</summary></details>;',
  'new attribute': '<details name="parts" />;',
  'new element': '<selectedcontent />;',
  'our element': '<Search name="parts" />;',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [name, code] of Object.entries({ ...effects, ...features }))
    writeFileSync(join(folder, `${name}.js`), code);
  for (const [name, code] of Object.entries(elements)) writeFileSync(join(folder, `${name}.jsx`), code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what an effect returns by the way would be called as its clean-up: the linter asks for a block', () => {
  expect(refusedBy('effect-in-a-block')).toEqual(['accident before painting.js', 'accident.js']);
});

test('what a browser of the list lacks is not used, unless it is filled in or asked for first', () => {
  expect(refusedBy('known-to-browsers')).toEqual([
    'new attribute.jsx',
    'new class.js',
    'new element.jsx',
    'new flag.js',
    'new group in a text.js',
    'new group.js',
    'new member.js',
    'new method.js',
    'new option.js',
  ]);
});

/** The files that a rule of our own refuses. */
function refusedBy(rule: string): readonly string[] {
  const tool = join(root, 'node_modules/oxlint/bin/oxlint');
  const config = join(folder, `${rule}.json`);
  const jsPlugins = [join(root, 'scripts/lint-house.mjs')];
  writeFileSync(config, JSON.stringify({ jsPlugins, rules: { [`house/${rule}`]: 'error' } }));
  const args = [tool, '--config', config, '-A', 'all', '--format', 'json', '.'];
  try {
    return filesOf(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    return filesOf((error as { stdout: string }).stdout);
  }
}

function filesOf(report: string): readonly string[] {
  const { diagnostics } = JSON.parse(report) as { diagnostics: { filename: string }[] };
  return diagnostics.map(({ filename }) => filename).sort();
}
