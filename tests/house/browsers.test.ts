import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filledIn } from '#common/base/fill-in';
import { oldestBrowsers } from '#common/base/oldest-browsers';
import * as features from '../../scripts/browser-features.mjs';
import { oldest } from '../../scripts/browsers.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

const filledMethods = new RegExp(String.raw`\.(?:${filledIn.join('|')})\(`);

/** A file and what it imports, but for types and what is loaded later. */
function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached)
    for (const [, name = ''] of read(file).matchAll(
      /^(?:import|export)(?! type)[^;]*?['"]([.#][^'"?]+)['"]/gm,
    )) {
      const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
      const found = [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(join(root, one)));
      if (found !== undefined) reached.add(found);
    }
  return reached;
}

describe('the list of browsers', () => {
  test('is what people read', () => {
    const { chrome, edge, safari, ios_saf, firefox } = oldest;
    expect([edge, ios_saf]).toEqual([chrome, safari]);
    expect(oldestBrowsers).toBe(`Chrome ou Edge ${chrome}, Safari ${safari}, Firefox ${firefox}`);
    expect(read('README.md')).toContain(
      `Chrome and Edge from ${chrome}, Safari from ${safari}, Firefox from ${firefox}`,
    );
  });
});

describe('what browsers of the list lack', () => {
  test('is filled in as long as one of them lacks it', () => {
    const methods = filledIn.map((name) => `javascript.builtins.Array.${name}`);
    const filled = [...features.filledIn];
    expect(filled).toEqual([...methods, 'api.AbortSignal.timeout_static']);
    expect(filled.filter((key) => features.lackingIn(key).length === 0)).toEqual([]);
    const imported = [...read('common/base/fills.ts').matchAll(/es\.array\.([\w-]+)/g)].map(([, name = '']) =>
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(imported).toEqual(filledIn);
  });

  test('is not used by what loads no fills: the service worker, and the decoder of codes', () => {
    for (const entry of ['worker/service.ts', 'worker/decoder.ts', 'src/enter.ts']) {
      const files = [...reachedFrom(entry)];
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => filledMethods.test(read(file)))).toEqual([]);
    }
  });

  test('is used by a style sheet only where somebody has thought of them', () => {
    const used = new Map(
      sheets.flatMap((file) =>
        features.lackingStyles(read(`src/${file}`)).map((key) => [key, file] as const),
      ),
    );
    expect([...used].filter(([key]) => !(key in features.doneWithout))).toEqual([]);
    const styles = Object.keys(features.doneWithout).filter((key) => key.startsWith('css.'));
    expect(styles.filter((key) => !used.has(key))).toEqual([]);
  });

  test('is in no media query beside the style sheets, where nothing lowers it', () => {
    expect(features.lackingIn('css.at-rules.media.range_syntax')).not.toEqual([]);
    const compared = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /\((?:width|height) *[<>]=? *\d/.test(read(`src/${file}`)));
    expect(compared).toEqual([]);
  });

  test('is told of no longer than they lack it', () => {
    expect(Object.keys(features.doneWithout).filter((key) => features.lackingIn(key).length === 0)).toEqual(
      [],
    );
  });

  test('is found by its name: a property, a selector, a rule, a function', () => {
    const css =
      '@container (width > 1px) { a:has(b) { text-wrap: balance; height: 3lh; color: light-dark(red, blue); } }';
    expect(features.lackingStyles(css)).toEqual([
      'css.at-rules.container',
      'css.properties.text-wrap',
      'css.selectors.has',
      'css.types.color.light-dark',
      'css.types.length.lh',
    ]);
    expect(features.lackingStyles('a:hover { width: 3rem; color: rgb(0 0 0); }')).toEqual([]);
  });
});
