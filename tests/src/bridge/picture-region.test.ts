import { expect, test } from 'vitest';
import { regionOf } from '../../../src/bridge/picture-region';

test('every other picture is its middle, with all of its pixels', () => {
  expect(regionOf(1280, 720, 1)).toEqual({ left: 280, top: 0, width: 720, height: 720, scale: 1 });
  expect(regionOf(720, 1280, 3)).toEqual({ left: 0, top: 280, width: 720, height: 720, scale: 1 });
});

test('the others are whole, and no larger than can be read quickly', () => {
  expect(regionOf(1280, 720, 2)).toEqual({ left: 0, top: 0, width: 1280, height: 720, scale: 0.625 });
  expect(regionOf(640, 480, 4)).toEqual({ left: 0, top: 0, width: 640, height: 480, scale: 1 });
});
