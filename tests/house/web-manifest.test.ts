import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { links, shareTarget } from '#common/contract/site/links';
import { palette } from '#common/drawing/palette';
import { webManifest } from '../../scripts/web-manifest.mjs';

const root = join(import.meta.dirname, '../..');

describe('what the browser shows of the installed site', () => {
  test.each(webManifest.icons ?? [])('$src is drawn in the size it claims', async ({ src, sizes }) => {
    const { width, height } = await sharp(join(root, 'public', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });

  test('has icons that a launcher may cut to its own shape', () => {
    expect(webManifest.icons?.filter(({ purpose }) => purpose === 'maskable')).not.toEqual([]);
  });

  test('sends what is shared to the address that the service worker answers', () => {
    expect(webManifest.share_target).toMatchObject({ action: shareTarget, method: 'POST' });
  });

  test.each(webManifest.shortcuts ?? [])('has a screen for its shortcut $name', ({ url }) => {
    expect(Object.values(links).some((link) => link.matches(url))).toBe(true);
  });

  test('takes its colours from the palette, and so does the page around it', () => {
    const page = readFileSync(join(root, 'index.html'), 'utf8');
    expect(webManifest.background_color).toBe(palette.paper);
    expect(webManifest.theme_color).toBe(palette.paper);
    expect([...page.matchAll(/theme-color" content="([^"]+)"/g)].map(([, colour]) => colour)).toEqual([
      palette.paper,
      palette.house,
    ]);
  });
});
