import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const patterns = readFileSync('src/styles/patterns.css', 'utf8');
const onPaper = patterns.slice(patterns.indexOf('@media print'));
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('');

/** The lightness of a colour of the palette on paper, from 0 to 1. */
function lightness(name: string, sheet = onPaper): number {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1];
  if (value === undefined) return lightness(name, tokens);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined
    ? value === '#fff'
      ? 1
      : Number(/oklch\(([\d.]+)/.exec(value)?.[1])
    : lightness(other);
}

const usedFor = (property: string) =>
  new Set(
    [...sheets.matchAll(new RegExp(`[\\s;{]${property}:([^;]*);`, 'g'))].flatMap(([, value = '']) =>
      [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name),
    ),
  );
const palette = [...tokens.slice(0, tokens.indexOf('/* verdicts')).matchAll(/--([\w-]+): oklch/g)].map(
  ([, name = '']) => name,
);

it('a ground that is dark on the screen is white on paper, where browsers print it', () => {
  const grounds = usedFor('background');
  const dark = palette.filter((name) => grounds.has(name) && lightness(name, tokens) < 0.35);
  expect(dark).toEqual(['house', 'velvet']);
  expect(dark.filter((name) => lightness(name) < 1)).toEqual([]);
});

it('words that are pale on the screen are dark on paper', () => {
  const words = usedFor('color');
  const pale = palette.filter((name) => words.has(name) && lightness(name, tokens) > 0.7);
  expect(pale.length).toBeGreaterThan(1);
  expect(pale.filter((name) => lightness(name) > 0.5)).toEqual([]);
});
