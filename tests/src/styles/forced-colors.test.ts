import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** What is written on the colour of the words, in the colour of the page. */
const reversed = sheets.flatMap((path) =>
  [...readFileSync(`src/${path}`, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .filter(
      ([, , rules = '']) => /background: var\(--text\);/.test(rules) && /color: var\(--ground\);/.test(rules),
    )
    .map(([, selector = '', rules = '']) => ({ name: `${path} ${selector.trim()}`, rules })),
);

it('words on a reversed ground stay legible in contrast themes, where browsers put a plate of the page’s colour behind them', () => {
  expect(reversed.length).toBeGreaterThan(8);
  const hidden = reversed.filter(({ rules }) => !rules.includes('forced-color-adjust: none;'));
  expect(hidden.map(({ name }) => name)).toEqual([]);
});
