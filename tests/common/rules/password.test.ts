import { expect, test } from 'vitest';
import { type PasswordNeed, unmetPasswordNeeds } from '#common/rules/password';

test.each<[password: string, lacks: readonly PasswordNeed[]]>([
  ['Theatre-2026!', []],
  ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
  ['Aa1!aaa', ['length']],
  ['Aa1!aaaa', []],
  ['theatre-2026', ['uppercase']],
  ['THEATRE-2026', ['lowercase']],
  ['Theatre-!!!!', ['digit']],
  ['Theatre2026', ['special']],
  ['Theatre 2026', ['special']],
  ['Élise-à-Noël7', []],
  ['ÉLISE-À-NOËL7', ['lowercase']],
  ['Aé1!😀😀😀', ['length']],
  ['Aé1!😀😀😀😀', []],
])('%j lacks %j', (password, lacks) => {
  expect(unmetPasswordNeeds(password)).toEqual(lacks);
});

test('an accent written in two characters counts once, as typed on any keyboard', () => {
  expect(unmetPasswordNeeds('Aé1!éééé'.normalize('NFD'))).toEqual([]);
  expect(unmetPasswordNeeds('Aé1!ééé'.normalize('NFD'))).toEqual(['length']);
});
