import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Jargon of the program or the stage: volunteers of seventy read these sentences. */
const unclear =
  /miroir|à bord\b|décor\b|lever d[ue] rideau|[Ss]ynchronisé\b|[ée]criture|[Ff]ile (?:vide|d’attente)|éclairera|[Dd]ésarm|\b[Aa]rm(?:er|ez|és?)\b/;

const src = join(import.meta.dirname, '../../src');
/** The kit shows its parts to those who build the site. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.startsWith(join('screens', 'kit')),
);

test('what people read says what happened in plain words', () => {
  const found = sources.flatMap((path) =>
    readFileSync(join(src, path), 'utf8')
      .split('\n')
      .filter((line) => unclear.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
