import { describe, expect, test } from 'vitest';
import { openBoard, rectangle } from './open-board';

const elise = rectangle('elise', { x: 0.1, y: 0.1 }, { x: 0.3, y: 0.3 });
const valere = rectangle('valere', { x: 0.5, y: 0.5 }, { x: 0.7, y: 0.7 });
const square = [
  { x: 0.1, y: 0.1 },
  { x: 0.3, y: 0.1 },
  { x: 0.3, y: 0.3 },
  { x: 0.1, y: 0.3 },
];
const contour = { ...elise, shape: 'POLYGONE', points: square } as const;
const movedBy = (x: number, y: number) =>
  square.map((point) => ({ x: expect.closeTo(point.x + x, 6), y: expect.closeTo(point.y + y, 6) }));

describe('a pointer that drags a zone', () => {
  test('chooses it and moves it, which is one change, when it is let go', () => {
    const { board, drags, editor, zones, does } = openBoard(elise, valere);
    const hand = drags(
      [
        [200, 200],
        [250, 210],
        [300, 250],
      ],
      { zone: 'elise' },
    );
    expect(editor().chosen).toEqual({ uuid: 'elise', corner: null });
    expect(board().hand.live).toEqual({ uuid: 'elise', points: movedBy(0.1, 0.05), isBlocked: false });
    expect(zones()).toEqual([elise, valere]);
    hand.letGo();
    expect(board().hand.live).toBeNull();
    expect(zones()[0]?.points).toEqual(movedBy(0.1, 0.05));
    does(({ editor }) => editor.undo?.());
    expect(zones()).toEqual([elise, valere]);
    expect(editor().undo).toBeNull();
  });

  test('and only trembles moves nothing', () => {
    const { drags, editor, zones } = openBoard(elise);
    drags(
      [
        [200, 200],
        [201, 201],
      ],
      { zone: 'elise' },
    ).letGo();
    expect(zones()).toEqual([elise]);
    expect(editor().undo).toBeNull();
    expect(editor().chosen).toEqual({ uuid: 'elise', corner: null });
  });

  test('and is interrupted leaves it where it was', () => {
    const { board, does, drags, zones } = openBoard(elise);
    drags(
      [
        [200, 200],
        [400, 400],
      ],
      { zone: 'elise' },
    );
    does(({ hand }) => hand.handlers.onPointerCancel());
    expect(board().hand.live).toBeNull();
    expect(zones()).toEqual([elise]);
  });

  test('is a finger only once the zone is chosen: before, the finger scrolls the page', () => {
    const { does, drags, zones } = openBoard(elise);
    const places = [
      [200, 200],
      [300, 200],
    ] as const;
    drags(places, { zone: 'elise', by: 'touch' }).letGo();
    expect(zones()).toEqual([elise]);
    does(({ editor }) => editor.choose({ uuid: 'elise', corner: null }));
    drags(places, { zone: 'elise', by: 'touch' }).letGo();
    expect(zones()[0]?.points).toEqual(movedBy(0.1, 0));
  });
});

describe('a pointer that drags a corner', () => {
  test('stretches a rectangle, whose opposite corner stays', () => {
    const { drags, zones } = openBoard(elise);
    drags(
      [
        [300, 300],
        [500, 400],
      ],
      { zone: 'elise', corner: 2 },
    ).letGo();
    const [upperLeft, , lowerRight] = zones()[0]?.points ?? [];
    expect(upperLeft).toEqual({ x: 0.1, y: 0.1 });
    expect(lowerRight).toEqual({ x: 0.5, y: 0.4 });
  });

  test('to where the contour would cross itself leaves it where it last could be, and says why', () => {
    const { board, drags, editor, zones } = openBoard(contour);
    const hand = drags(
      [
        [300, 300],
        [350, 350],
        [200, 50],
      ],
      { zone: 'elise', corner: 2 },
    );
    expect(board().hand.live?.isBlocked).toBe(true);
    expect(editor().announcement.words).toBe('Ce point croiserait le contour.');
    hand.letGo();
    expect(zones()[0]?.points[2]).toEqual({ x: 0.35, y: 0.35 });
    expect(editor().announcement.words).toBe('Ce point croiserait le contour.');
  });
});

describe('a pointer that draws', () => {
  test('makes a rectangle in one go, and shows it on the way', () => {
    const { board, does, drags, zones } = openBoard();
    does(({ tool }) => tool.begin('RECTANGLE'));
    const hand = drags([
      [100, 100],
      [300, 300],
    ]);
    expect(board().hand.aim).toEqual({ from: { x: 0.1, y: 0.1 }, to: { x: 0.3, y: 0.3 } });
    hand.letGo();
    expect(zones()).toMatchObject([{ shape: 'RECTANGLE', points: movedBy(0, 0) }]);
    expect(board().tool.drawing).toBeNull();
  });

  test('makes a rectangle of two presses', () => {
    const { does, drags, zones } = openBoard();
    does(({ tool }) => tool.begin('RECTANGLE'));
    drags([[100, 100]]).letGo();
    expect(zones()).toEqual([]);
    drags([[300, 300]]).letGo();
    expect(zones()).toMatchObject([{ points: movedBy(0, 0) }]);
  });

  test.each([
    ['the first corner again', [102, 98]],
    ['the last corner twice', [100, 304]],
  ] as const)('ends a contour by a press on %s', (_, end) => {
    const { does, drags, zones } = openBoard();
    does(({ tool }) => tool.begin('POLYGONE'));
    for (const { x, y } of square) drags([[x * 1000, y * 1000]]).letGo();
    expect(zones()).toEqual([]);
    drags([end]).letGo();
    expect(zones()).toMatchObject([{ shape: 'POLYGONE', points: square }]);
  });

  test('leaves the zones under it alone', () => {
    const { does, drags, editor, zones } = openBoard(elise);
    does(({ tool }) => tool.begin('POLYGONE'));
    drags(
      [
        [200, 200],
        [250, 250],
      ],
      { zone: 'elise' },
    ).letGo();
    expect(zones()).toEqual([elise]);
    expect(editor().chosen).toBeNull();
  });
});
