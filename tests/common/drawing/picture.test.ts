import { describe, expect, it } from 'vitest';
import { drawBanner } from '#common/drawing/banner';
import { inks, type InkName } from '#common/drawing/inks';
import { palette as paint } from '#common/drawing/palette';
import { drawPicture } from '#common/drawing/picture';
import { scenes, type SceneName } from '#common/drawing/scenes';

const everyScene = Object.keys(scenes) as SceneName[];
const everyInk = Object.keys(inks) as InkName[];

describe('a drawn picture', () => {
  it('is the same for the same seed', () => {
    expect(drawPicture({ seed: 'scapin' })).toBe(drawPicture({ seed: 'scapin' }));
    expect(drawBanner({ seed: 'scapin' })).toBe(drawBanner({ seed: 'scapin' }));
  });

  it('is another one for nearly every other seed', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => `image-${i}`);
    expect(new Set(seeds.map((seed) => drawPicture({ seed }))).size).toBeGreaterThan(55);
  });

  it.each(everyScene)('draws %s in every ink and in every shape, with attributes only', (scene) => {
    for (const palette of everyInk)
      for (const [width, height] of [
        [600, 400],
        [300, 400],
        [1200, 300],
      ] as const) {
        const svg = drawPicture({ seed: 'a', scene, palette, width, height });
        expect(svg).toContain(`width="${width}" height="${height}"`);
        expect(svg).not.toMatch(/style=|class=|NaN|undefined|Infinity/);
      }
  });

  it.each(['cloakroom', 'departure', 'hat'] as const)(
    'puts ribbons on the hats of %s, not holes',
    (scene) => {
      for (const palette of everyInk) {
        const ribbons = drawPicture({ seed: 'a', scene, palette }).match(/<path [^>]*M-60 -40[^>]*>/g);
        expect(ribbons).not.toBeNull();
        for (const ribbon of ribbons ?? []) expect(ribbon).not.toContain(paint[inks[palette].ground]);
      }
    },
  );

  it('is decoration unless it has a label, which is escaped', () => {
    expect(drawPicture({ seed: 'a' })).toContain('aria-hidden="true"');
    expect(drawPicture({ seed: 'a', label: 'A & B' })).toContain('aria-label="A &#38; B"');
  });
});
