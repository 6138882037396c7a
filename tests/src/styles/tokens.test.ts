import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteColours } from '#common/contract/site/settings';
import { contrast, oklchToLinear } from '../../support/oklch';

const sheet = readFileSync('src/styles/tokens.css', 'utf8');
const ofColour = /:root\[data-colour='(\w+)'\] \{([^}]*)\}/g;
const tokensIn = (text: string) =>
  [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);

/** The tokens of the site in each colour that an association may choose. */
const common = tokensIn(sheet.replace(ofColour, ''));
const colours = new Map([
  ['ROUGE', new Map(common)],
  ...[...sheet.matchAll(ofColour)].map(
    ([, name = '', text = '']) => [name, new Map([...common, ...tokensIn(text)])] as const,
  ),
]);

const words = ['text', 'text-soft', 'text-faint', 'link', 'bad', 'good', 'wait', 'numeral'];
const grounds = ['ground', 'sheet', 'sheet-2', 'field'];
const filled = [
  ['on-act', 'act'],
  ['on-act', 'act-hi'],
  ['on-good-fill', 'good-fill'],
  ['on-bad-fill', 'bad-fill'],
  ['on-v-ok', 'v-ok'],
  ['on-v-exit', 'v-exit'],
  ['on-v-warn', 'v-warn'],
  ['on-v-no', 'v-no'],
  ['on-v-tech', 'v-tech'],
  ['ground', 'text'],
] as const;
const shapes = ['line-field', 'focus', 'curtain-line', 'act'];

it('every colour of the settings changes the same tokens', () => {
  expect([...colours.keys()]).toEqual(siteColours);
  const changed = [...sheet.matchAll(ofColour)].map(([, , text = '']) =>
    tokensIn(text).map(([name]) => name),
  );
  expect(new Set(changed.map((names) => names.join(' '))).size).toBe(1);
});

const lights = ['light', 'dark'] as const;

describe.each(siteColours.flatMap((name) => lights.map((theme) => [name, theme] as const)))(
  '%s in the %s',
  (name, theme) => {
    const colour = (token: string) => linear(colours.get(name) ?? new Map(), token, theme);
    it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
      'words in %s can be read on %s (4.5 to 1)',
      (word, ground) => {
        expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
      },
    );

    it.each(filled)('words in %s can be read on %s (4.5 to 1)', (word, ground) => {
      expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(shapes)('%s stands out from the page (3 to 1)', (token) => {
      expect(contrast(colour(token), colour('ground'))).toBeGreaterThanOrEqual(3);
    });
  },
);

/** A token in linear sRGB, its vars and its light-dark() followed. */
function linear(
  tokens: ReadonlyMap<string, string>,
  name: string,
  theme: 'light' | 'dark',
): [number, number, number] {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`No token --${name}`);
  let value = found;
  for (let depth = 0; depth < 9 && !value.startsWith('oklch'); depth++) {
    const both = /^light-dark\((oklch\([^)]*\)|var\([^)]*\)), (oklch\([^)]*\)|var\([^)]*\))\)$/.exec(value);
    value = (theme === 'light' ? both?.[1] : both?.[2]) ?? value;
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    value = (reference === undefined ? undefined : tokens.get(reference)) ?? value;
  }
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  return oklchToLinear(Number(l), Number(c), Number(h));
}
