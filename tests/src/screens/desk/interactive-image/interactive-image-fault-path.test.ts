import { expect, test } from 'vitest';
import { interactiveImageFaultPath } from '../../../../../src/screens/desk/interactive-image/interactive-image-fault-path';

test.each([
  ['title', 'title'],
  ['zones', 'zones'],
  ['zones.2.link', 'zones.2.link'],
  ['zones.2.points', 'zones.2.points'],
  ['zones.2.points.0.x', 'zones.2.points'],
  ['zones.12.shape', 'zones.12.points'],
  ['zones.2', 'zones.2.points'],
])('what the server finds wrong at %s is told at %s', (server, form) => {
  expect(interactiveImageFaultPath(server)).toBe(form);
});
