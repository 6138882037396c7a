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

let folder: string;
let refused: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [name, code] of Object.entries(effects)) writeFileSync(join(folder, `${name}.js`), code);
  refused = lint(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what an effect returns by the way would be called as its clean-up: the linter asks for a block', () => {
  expect(refused).toEqual(['accident before painting.js', 'accident.js']);
});

/** The files that our own rule refuses. */
function lint(where: string): readonly string[] {
  const tool = join(root, 'node_modules/oxlint/bin/oxlint');
  const only = ['-A', 'all', '-D', 'house/effect-in-a-block', '--format', 'json'];
  const args = [tool, '--config', join(root, '.oxlintrc.jsonc'), ...only, '.'];
  try {
    return filesOf(execFileSync(process.execPath, args, { cwd: where, encoding: 'utf8' }));
  } catch (error) {
    return filesOf((error as { stdout: string }).stdout);
  }
}

function filesOf(report: string): readonly string[] {
  const { diagnostics } = JSON.parse(report) as { diagnostics: { filename: string }[] };
  return diagnostics.map(({ filename }) => filename).sort();
}
