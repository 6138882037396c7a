import { expect, test } from 'vitest';
import { cornersOf } from '#common/base/polygon';
import { heightsOf, zoneShapeOf } from '../../../../src/components/interactive-image/zone-shape';

const rectangle = (x: number, y: number, width: number, height: number) => cornersOf({ x, y, width, height });

test('a rectangle takes its own part of the picture, and all of that', () => {
  expect(zoneShapeOf(rectangle(0.07, 0.2, 0.5, 0.25))).toEqual({
    place: { left: '7%', top: '20%', width: '50%', height: '25%' },
    clipPath: 'polygon(0% 0%, 100% 0%, 100% 100%, 0% 100%)',
    corners: '0,0 1,0 1,1 0,1',
  });
});

test('of the rectangle around a polygon, only the polygon itself can be pressed', () => {
  const triangle = [
    { x: 0.2, y: 0.1 },
    { x: 0.6, y: 0.1 },
    { x: 0.3, y: 0.5 },
  ];
  expect(zoneShapeOf(triangle)).toEqual({
    place: { left: '20%', top: '10%', width: '40%', height: '40%' },
    clipPath: 'polygon(0% 0%, 100% 0%, 25% 100%)',
    corners: '0,0 1,0 0.25,1',
  });
});

test('a shape without any extent, which no form lets through, is still a style', () => {
  expect(zoneShapeOf([{ x: 0.5, y: 0.5 }]).clipPath).toBe('polygon(0% 0%)');
});

test('smaller zones lie above larger ones, in whatever order they were drawn', () => {
  const face = { uuid: 'face', points: rectangle(0.4, 0.4, 0.1, 0.1) };
  const troupe = { uuid: 'troupe', points: rectangle(0, 0, 1, 1) };
  const costume = { uuid: 'costume', points: rectangle(0.3, 0.3, 0.3, 0.6) };
  expect([...heightsOf([face, troupe, costume])]).toEqual([
    ['troupe', 0],
    ['costume', 1],
    ['face', 2],
  ]);
});

test('what counts is the zone itself, not the rectangle around it', () => {
  const thin = {
    uuid: 'thin',
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 0.95 },
      { x: 1, y: 1 },
    ],
  };
  const square = { uuid: 'square', points: rectangle(0.5, 0.5, 0.3, 0.3) };
  expect(heightsOf([thin, square]).get('thin')).toBe(1);
});

test('of two zones of the same size, the one drawn later lies above', () => {
  const left = { uuid: 'left', points: rectangle(0.1, 0.1, 0.2, 0.3) };
  const right = { uuid: 'right', points: rectangle(0.25, 0.1, 0.2, 0.3) };
  expect(heightsOf([left, right]).get('right')).toBe(1);
  expect(heightsOf([right, left]).get('left')).toBe(1);
});
