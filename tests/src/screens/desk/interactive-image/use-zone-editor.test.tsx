import { describe, expect, test } from 'vitest';
import { openBoard, rectangle } from './open-board';

const elise = rectangle('elise', { x: 0.1, y: 0.1 }, { x: 0.3, y: 0.3 });
const valere = rectangle('valere', { x: 0.5, y: 0.5 }, { x: 0.7, y: 0.7 });
const cleante = { ...rectangle('cleante', { x: 0.1, y: 0.6 }, { x: 0.3, y: 0.8 }), name: 'Cléante' };
const whole = (uuid: string) => ({ uuid, corner: null });

describe('a zone that was drawn', () => {
  test('is the last one, of the type of the one before, chosen and with the focus', () => {
    const { does, editor, focused } = openBoard({ ...elise, type: 'PERSONNAGE' });
    does(({ editor }) => editor.add(valere));
    const [, added] = editor().zones;
    expect(added).toMatchObject({ type: 'PERSONNAGE', points: valere.points, name: '' });
    expect(editor().chosen).toEqual({ uuid: added?.uuid, corner: null });
    expect(focused).toEqual([`[data-zone="${added?.uuid}"]`]);
    expect(editor().announcement).toMatchObject({
      isShown: true,
      words: expect.stringContaining('Zone 2 ajoutée'),
    });
  });

  test('is gone once that is undone, and nothing is chosen any more', () => {
    const { does, editor, zones } = openBoard(elise);
    does(({ editor }) => editor.add(valere));
    does(({ editor }) => editor.undo?.());
    expect(zones()).toEqual([elise]);
    expect(editor()).toMatchObject({ chosen: null, undo: null });
  });

  test('comes back with its words when it was undone after something was typed in it', () => {
    const { does, editor, zones } = openBoard();
    does(({ editor }) => editor.add(elise));
    const uuid = zones()[0]?.uuid ?? '';
    does(({ editor }) => editor.order.change(uuid, { name: 'Élise' }));
    does(({ editor }) => editor.undo?.());
    expect(zones()).toEqual([]);
    expect(editor().announcement.words).toContain('«\u00a0Revenir en arrière\u00a0» la remet.');
    does(({ editor }) => editor.undo?.());
    expect(zones()).toMatchObject([{ uuid, name: 'Élise', points: elise.points }]);
    expect(editor()).toMatchObject({ chosen: whole(uuid), undo: null });
  });
});

describe('a zone that is removed on the picture', () => {
  test.each([
    ['the next one', [elise, valere], '[data-zone="valere"]'],
    ['the one before, where it was the last', [valere, elise], '[data-zone="valere"]'],
    ['the tool that draws another, where it was the only one', [elise], '[data-draws="RECTANGLE"]'],
  ])('gives the focus to %s', (_, zones, selector) => {
    const { does, focused } = openBoard(...zones);
    does(({ editor }) => editor.remove('elise'));
    expect(focused).toEqual([selector]);
  });

  test('is told by its number and its name, and is no longer chosen', () => {
    const { does, editor } = openBoard(elise, cleante);
    does(({ editor }) => editor.choose(whole('cleante')));
    does(({ editor }) => editor.remove('cleante'));
    expect(editor().chosen).toBeNull();
    expect(editor().announcement.words).toContain('Zone 2, Cléante\u00a0: retirée.');
  });

  test('is back in its place once that is undone, and chosen', () => {
    const { does, editor, zones } = openBoard(elise, cleante, valere);
    does(({ editor }) => editor.remove('cleante'));
    expect(zones()).toEqual([elise, valere]);
    does(({ editor }) => editor.undo?.());
    expect(zones()).toEqual([elise, cleante, valere]);
    expect(editor().chosen).toEqual(whole('cleante'));
  });
});

describe('a zone that is removed in the list', () => {
  test('leaves the focus to the list as long as there is one', () => {
    const { does, focused } = openBoard(elise, valere);
    does(({ editor }) => editor.order.remove('elise'));
    expect(focused).toEqual([]);
    does(({ editor }) => editor.order.remove('valere'));
    expect(focused).toEqual(['[data-draws="RECTANGLE"]']);
  });

  test('is back in its place once that is undone', () => {
    const { does, zones } = openBoard(elise, valere);
    does(({ editor }) => editor.order.remove('elise'));
    does(({ editor }) => editor.undo?.());
    expect(zones()).toEqual([elise, valere]);
  });
});

test('acts are undone one by one, the last one first, until there is none', () => {
  const { does, editor, zones } = openBoard(elise, valere);
  does(({ editor }) => editor.walk(whole('elise'), { x: 0.1, y: 0 }));
  does(({ editor }) => editor.walk(whole('elise'), { x: 0.1, y: 0 }));
  const [moved] = zones();
  does(({ editor }) => editor.remove('valere'));
  does(({ editor }) => editor.undo?.());
  expect(zones()).toEqual([moved, valere]);
  does(({ editor }) => editor.undo?.());
  expect(zones()).toEqual([elise, valere]);
  expect(editor().undo).toBeNull();
});

test('what cannot go on is told, and leaves nothing to undo', () => {
  const { does, editor, zones } = openBoard(elise);
  does(({ editor }) => editor.walk(whole('elise'), { x: -0.5, y: 0 }));
  does(({ editor }) => editor.walk(whole('elise'), { x: -0.5, y: 0 }));
  expect(editor().announcement).toEqual({ words: 'On ne peut pas aller plus loin.', isShown: true });
  does(({ editor }) => editor.undo?.());
  expect(zones()).toEqual([elise]);
  expect(editor().undo).toBeNull();
});

test('what is sought is chosen and has the focus, a corner as well as a zone', () => {
  const { does, editor, focused } = openBoard(elise);
  does(({ editor }) => editor.seek({ uuid: 'elise', corner: 2 }));
  expect(editor().chosen).toEqual({ uuid: 'elise', corner: 2 });
  does(({ editor }) => editor.seekTool('POLYGONE'));
  expect(focused).toEqual(['[data-zone="elise"][data-corner="2"]', '[data-draws="POLYGONE"]']);
});

test('a zone is no longer chosen when another person’s version lacks it, a corner gives way to its zone', () => {
  const contour = { ...elise, shape: 'POLYGONE' } as const;
  const { does, editor } = openBoard(contour, valere);
  does(({ editor }) => editor.choose({ uuid: 'elise', corner: 3 }));
  does(({ editor }) => editor.order.change('elise', { points: elise.points.slice(0, 3) }));
  expect(editor().chosen).toEqual(whole('elise'));
  does(({ editor }) => editor.order.remove('elise'));
  expect(editor().chosen).toBeNull();
});
