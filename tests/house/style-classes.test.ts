import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(source, file), 'utf8');

interface Sheet {
  /** The classes that its rules are for. */
  readonly ruled: ReadonlySet<string>;
  /** The classes that components take from it by name. */
  readonly named: Set<string>;
  /** Whether a component finds a class by a value, so that any of them may be used. */
  isIndexed: boolean;
}

const sheets = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file): [string, Sheet] => [
      file,
      { ruled: classesIn(read(file)), named: new Set(), isIndexed: false },
    ]),
);

for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const text = read(file);
  const body = text.replaceAll(/^import .*$|\/\*[^]*?\*\/|\/\/.*$/gm, '');
  for (const [, styles = '', path = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = sheets.get(normalize(join(dirname(file), path)));
    if (sheet === undefined) throw new Error(`${file} imports ${path}, which is not there`);
    for (const [, name = ''] of body.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')))
      sheet.named.add(name);
    if (new RegExp(`\\b${styles}(?![.\\w])`).test(body)) sheet.isIndexed = true;
  }
}

/** Neither the compiler nor a journey notices a class that nothing styles. */
describe('the stylesheet of a component', () => {
  test('has a rule for each class that the component names', () => {
    const unruled = [...sheets].flatMap(([file, { ruled, named }]) =>
      [...named].filter((name) => !ruled.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(unruled).toEqual([]);
  });

  test('has no rule for a class that no component names', () => {
    const unnamed = [...sheets].flatMap(([file, { ruled, named, isIndexed }]) =>
      isIndexed ? [] : [...ruled].filter((name) => !named.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});

/** The classes in selectors; those of the whole site stand in `:global()`. */
function classesIn(css: string): ReadonlySet<string> {
  const selectors = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '').matchAll(/[^;{}]+(?=\{)/g);
  return new Set(
    [...selectors].flatMap(([selector]) =>
      [...selector.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name),
    ),
  );
}
