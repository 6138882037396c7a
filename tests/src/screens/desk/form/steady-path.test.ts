import { expect, test } from 'vitest';
import { steadyPath } from '../../../../../src/screens/desk/form/steady-path';

const sheet = {
  title: 'L’affiche',
  zones: [{ uuid: 'a', name: '' }, { uuid: 'b', name: '' }, 'none'],
};

test.each([
  ['title', 'title'],
  ['zones', 'zones'],
  ['zones.1.name', 'zones.b.name'],
  ['zones.2', 'zones.2'],
  ['zones.9.name', 'zones.9.name'],
  ['nothing.0.name', 'nothing.0.name'],
])('the path %s stays that of its element as %s', (path, steady) => {
  expect(steadyPath(sheet, path)).toBe(steady);
});

test('an element that moves up keeps its path', () => {
  const without = { zones: sheet.zones.slice(1) };
  expect(steadyPath(without, 'zones.0.name')).toBe(steadyPath(sheet, 'zones.1.name'));
});
