import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, oklchToLinear } from '../../support/oklch';

const tokens = new Map(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
);

const words = ['text', 'text-soft', 'text-faint', 'link', 'bad', 'good', 'wait', 'numeral'];
const grounds = ['ground', 'sheet', 'sheet-2', 'field'];
const filled = [
  ['on-act', 'act'],
  ['on-act', 'act-hi'],
  ['on-good-fill', 'good-fill'],
  ['on-bad-fill', 'bad-fill'],
  ['on-v-ok', 'v-ok'],
  ['on-v-warn', 'v-warn'],
  ['on-v-no', 'v-no'],
  ['on-v-tech', 'v-tech'],
  ['ground', 'text'],
] as const;
const shapes = ['line-field', 'focus', 'curtain-line', 'act'];

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    'words in %s can be read on %s (4.5 to 1)',
    (word, ground) => {
      expect(contrast(colour(word, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(filled)('words in %s can be read on %s (4.5 to 1)', (word, ground) => {
    expect(contrast(colour(word, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s stands out from the page (3 to 1)', (name) => {
    expect(contrast(colour(name, theme), colour('ground', theme))).toBeGreaterThanOrEqual(3);
  });
});

/** A token in linear sRGB, its vars and its light-dark() followed. */
function colour(name: string, theme: 'light' | 'dark'): [number, number, number] {
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
