import { describe, expect, test } from 'vitest';
import { openBoard, rectangle } from './open-board';

const elise = rectangle('elise', { x: 0.1, y: 0.1 }, { x: 0.3, y: 0.3 });
const contour = { ...elise, uuid: 'valere', shape: 'POLYGONE' } as const;

describe('an arrow key', () => {
  test('moves the zone that has the focus by one per cent, with the shift key by a fifth of that', () => {
    const { presses, zones } = openBoard(elise);
    expect(presses('ArrowRight', { zone: 'elise' })).toBe(true);
    expect(presses('ArrowUp', { zone: 'elise', shiftKey: true })).toBe(true);
    expect(zones()[0]?.points[0]).toEqual({ x: 0.11, y: 0.098 });
  });

  test('moves the corner that has the focus, and chooses it', () => {
    const { editor, presses, zones } = openBoard(elise);
    presses('ArrowDown', { zone: 'elise', corner: 2 });
    expect(zones()[0]?.points[2]).toEqual({ x: 0.3, y: 0.31 });
    expect(zones()[0]?.points[0]).toEqual({ x: 0.1, y: 0.1 });
    expect(editor().chosen).toEqual({ uuid: 'elise', corner: 2 });
    expect(editor().announcement).toMatchObject({
      isShown: false,
      words: expect.stringContaining('en bas à droite'),
    });
  });

  test('is left to the browser together with the control key', () => {
    const { presses, zones } = openBoard(elise);
    expect(presses('ArrowRight', { zone: 'elise', ctrlKey: true })).toBe(false);
    expect(zones()).toEqual([elise]);
  });
});

test('several presses of an arrow are undone together, by control and Z', () => {
  const { presses, zones } = openBoard(elise);
  for (let press = 0; press < 5; press++) presses('ArrowRight', { zone: 'elise' });
  expect(zones()[0]?.points[0]).toEqual({ x: 0.15, y: 0.1 });
  expect(presses('z', { zone: 'elise', ctrlKey: true })).toBe(true);
  expect(zones()).toEqual([elise]);
  expect(presses('z', { zone: 'elise', ctrlKey: true })).toBe(false);
});

test('the delete key removes a zone, or a corner of a contour, and the focus goes on', () => {
  const { focused, presses, zones } = openBoard(elise, contour);
  presses('Delete', { zone: 'valere', corner: 3 });
  expect(zones()[1]?.points).toEqual(elise.points.slice(0, 3));
  presses('Delete', { zone: 'elise' });
  expect(zones().map(({ uuid }) => uuid)).toEqual(['valere']);
  expect(focused).toEqual(['[data-zone="valere"][data-corner="2"]', '[data-zone="valere"]']);
});

test('the delete key leaves a rectangle its corners', () => {
  const { presses, zones } = openBoard(elise);
  expect(presses('Delete', { zone: 'elise', corner: 0 })).toBe(false);
  expect(zones()).toEqual([elise]);
});

test('plus adds a corner after the one that has the focus, which goes on to it', () => {
  const { focused, presses, zones } = openBoard(contour);
  presses('+', { zone: 'valere', corner: 0 });
  expect(zones()[0]?.points[1]).toEqual({ x: 0.2, y: 0.1 });
  expect(focused).toEqual(['[data-zone="valere"][data-corner="1"]']);
});

test('escape leads from a corner to its zone, then chooses nothing', () => {
  const { does, editor, focused, presses } = openBoard(elise);
  does(({ editor }) => editor.choose({ uuid: 'elise', corner: 1 }));
  presses('Escape', { zone: 'elise', corner: 1 });
  expect(editor().chosen).toEqual({ uuid: 'elise', corner: null });
  expect(focused).toEqual(['[data-zone="elise"]']);
  presses('Escape', { zone: 'elise' });
  expect(editor().chosen).toBeNull();
});

test('escape ends a drawing, also while a zone has the focus that was chosen meanwhile', () => {
  const { board, does, editor, presses, pressesEscape } = openBoard(elise);
  does(({ tool }) => tool.begin('POLYGONE'));
  does(({ editor }) => editor.seek({ uuid: 'elise', corner: null }));
  expect(presses('Escape', { zone: 'elise' })).toBe(false);
  pressesEscape();
  expect(board().tool.drawing).toBeNull();
  expect(editor().chosen).toEqual({ uuid: 'elise', corner: null });
});
