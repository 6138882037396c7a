import { describe, expect, test } from 'vitest';
import { BANNER, bannerCut, bannerVersion, wholeFocus } from '#common/rules/banner-cut';

describe('a banner is cut as large as the picture allows', () => {
  test.each([
    [
      'in the middle',
      { width: 3200, height: 2400 },
      { x: 0.5, y: 0.5 },
      { left: 0, top: 600, width: 3200, height: 1200 },
    ],
    [
      'around the faces above',
      { width: 3200, height: 2400 },
      { x: 0.5, y: 0.3 },
      { left: 0, top: 120, width: 3200, height: 1200 },
    ],
    [
      'no further than the edge',
      { width: 3200, height: 2400 },
      { x: 0, y: 1 },
      { left: 0, top: 1200, width: 3200, height: 1200 },
    ],
    [
      'sideways in a panorama',
      { width: 6000, height: 600 },
      { x: 0.25, y: 0 },
      { left: 700, top: 0, width: 1600, height: 600 },
    ],
    [
      'in a ribbon of a pixel',
      { width: 1, height: 900 },
      { x: 0.5, y: 0.5 },
      { left: 0, top: 450, width: 1, height: 1 },
    ],
  ])('%s', (_, picture, focus, expected) => {
    expect(bannerCut(picture, focus)).toEqual(expected);
  });

  test('and never leaves it, wherever the focus is', () => {
    for (const picture of [
      { width: 17, height: 400 },
      { width: 1601, height: 601 },
      { width: 3, height: 2 },
    ])
      for (const x of [0, 0.333, 1])
        for (const y of [0, 0.667, 1]) {
          const cut = bannerCut(picture, { x, y });
          expect(cut.left).toBeGreaterThanOrEqual(0);
          expect(cut.top).toBeGreaterThanOrEqual(0);
          expect(cut.left + cut.width).toBeLessThanOrEqual(picture.width);
          expect(cut.top + cut.height).toBeLessThanOrEqual(picture.height);
        }
  });
});

test('a banner has the shape that it is shown in', () => {
  const { width, height } = bannerCut({ width: 4000, height: 3000 }, { x: 0.5, y: 0.5 });
  expect(width / height).toBeCloseTo(BANNER.width / BANNER.height);
});

test('its address says the focus; without one it is that of the file', () => {
  expect(bannerVersion('a1b2', null)).toBe('a1b2');
  expect(bannerVersion('a1b2', { x: 0.25, y: 1 })).toBe('a1b2-250-1000');
  expect(bannerVersion('a1b2', wholeFocus({ x: 0.2504, y: 0.9996 }))).toBe('a1b2-250-1000');
});
