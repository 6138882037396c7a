import { expect, test } from 'vitest';
import {
  type SheetZone,
  emptyZone,
} from '../../../../../src/screens/desk/interactive-image/interactive-image-sheet';
import {
  type DrawingAct,
  actsAfterUndo,
  undone,
  withAct,
} from '../../../../../src/screens/desk/interactive-image/drawing-acts';
import { movedBy, rectangleBetween } from '../../../../../src/screens/desk/interactive-image/zone-outline';

const zone = (uuid: string): SheetZone =>
  emptyZone({
    uuid,
    type: 'TEXTE',
    shape: 'RECTANGLE',
    points: rectangleBetween({ x: 0.1, y: 0.1 }, { x: 0.3, y: 0.3 }),
  });
const [elise, valere, cleante] = [zone('elise'), zone('valere'), zone('cleante')];
const act = (was: SheetZone | null, uuid: string, place: number): DrawingAct => ({
  uuid,
  was,
  place,
  walked: null,
});

test('a zone that was drawn is gone again', () => {
  expect(undone([elise, valere], act(null, 'valere', -1))).toEqual([elise]);
});

test('a zone that was typed in comes back by the next undo, and one that was not is gone for good', () => {
  const drawn = [act(valere, 'elise', 0), act(null, 'valere', -1)];
  expect(actsAfterUndo(drawn, [elise, valere])).toEqual(drawn.slice(0, 1));
  const typed = { ...valere, name: 'Valère' };
  const left = actsAfterUndo(drawn, [elise, typed]);
  expect(left).toEqual([...drawn.slice(0, 1), act(typed, 'valere', 1)]);
  expect(undone([elise], left[1] ?? act(null, '', 0))).toEqual([elise, typed]);
  expect(actsAfterUndo(left, [elise])).toEqual(drawn.slice(0, 1));
});

test('a zone that was removed is back in its place', () => {
  expect(undone([elise, cleante], act(valere, 'valere', 1))).toEqual([elise, valere, cleante]);
});

test('a zone that was moved is back, with what was typed since then', () => {
  const moved = { ...valere, points: movedBy(valere.points, { x: 0.2, y: 0 }), name: 'Valère' };
  expect(undone([elise, moved], act(valere, 'valere', 1))).toEqual([elise, { ...valere, name: 'Valère' }]);
});

test('one arrow key after the other is undone together, but not those for another corner', () => {
  const walk = (walked: DrawingAct['walked'], was: SheetZone): DrawingAct => ({
    ...act(was, 'valere', 1),
    walked,
  });
  const further = { ...valere, points: movedBy(valere.points, { x: 0.01, y: 0 }) };
  const acts = [walk('zone', valere), walk('zone', further), walk(2, further), walk(2, further)].reduce(
    withAct,
    [],
  );
  expect(acts).toEqual([walk('zone', valere), walk(2, further)]);
});
