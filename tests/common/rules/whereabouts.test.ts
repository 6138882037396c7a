import { expect, test } from 'vitest';
import { whereabouts } from '#common/rules/whereabouts';

const to = 'https://scene.example';

test.each([
  ['here', null, null],
  // A proxy whose site does not answer, and one that asks for a password: the site is behind it.
  ['here', null, '502 Bad Gateway'],
  ['here', null, '401 Unauthorized'],
  ['lost', null, 'redirection'],
  ['lost', null, '200 OK'],
  ['lost', null, '404'],
  ['moving', { to, isDone: false }, null],
  ['moved', { to, isDone: false }, 'redirection'],
  ['moved', { to, isDone: false }, '502 Bad Gateway'],
  ['moved', { to, isDone: true }, null],
] as const)('the site is %s: told %o, and answered in its place by %o', (where, move, foreign) => {
  expect(whereabouts({ move, foreign })).toBe(where);
});
