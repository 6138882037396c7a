import { expect, test } from 'vitest';
import { preprocessCSS, resolveConfig } from 'vite';
import { lowerStyles } from '../../scripts/lower-styles.mjs';

const lowered = async (css: string) => {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [lowerStyles] } } },
    'build',
  );
  const { code } = await preprocessCSS(css, 'house.css', config);
  return code.replace(/\s+/g, ' ').trim();
};

test.each([
  ['a { height: 100dvh; }', 'a { height: calc(100 * var(--dvh)); }'],
  [
    'a { width: min(100cqw, 3.5cqi + 1rem); }',
    'a { width: min(calc(100 * var(--cqw)), calc(3.5 * var(--cqi)) + 1rem); }',
  ],
  ['a { height: 3lh; }', 'a { height: calc(3 * var(--lh)); }'],
  [':root { --dvh: 1dvh; }', ':root { --dvh: 1dvh; }'],
  ['@supports (height: 1dvh) { a { width: 4px; } }', '@supports (height: 1dvh) { a { width: 4px; } }'],
])('%s becomes what older browsers know', async (css, expected) => {
  expect(await lowered(css)).toBe(expected);
});

test('where there are no containers, the window is asked', async () => {
  const css = '@container door (max-height: 32rem) { a { color: red; } b { color: blue; } }';
  expect(await lowered(css)).toBe(
    `${css}@supports not (container-type: size) {@media (max-height: 32rem) { a { color: red; } b { color: blue; } } }`,
  );
});
