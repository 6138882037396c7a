import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette } from '#common/drawing/palette';
import { oklchToHex } from '../../support/oklch';

const css = readFileSync('src/styles/tokens.css', 'utf8');

describe('the palette of pictures', () => {
  it.each(Object.entries(palette))('knows --%s as %s, as the style sheet does', (name, hex) => {
    const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css) ?? [];
    expect(oklchToHex(Number(l), Number(c), Number(h))).toBe(hex);
  });
});
