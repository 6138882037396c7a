import { describe, expect, test } from 'vitest';
import { entrySentence } from '../../../../../src/screens/desk/journal/entry-sentence';
import { valueLines } from '../../../../../src/screens/desk/journal/value-words';

type Entry = Parameters<typeof entrySentence>[0];

const person = (firstname: string, name: string) => ({ uuid: 'u', slug: 's', firstname, name });
const helene = person('Hélène', 'Castagnier');
const lucien = person('Lucien', 'Bonnafous');

const cases: readonly [string, Entry][] = [
  [
    'Hélène Castagnier a masqué le partenaire «\u00a0Garage de la Halle\u00a0»',
    {
      author: helene,
      noun: 'sponsor',
      act: 'changed',
      name: 'Garage de la Halle',
      changes: [{ field: 'visible', before: true, after: false }],
    },
  ],
  [
    'Hélène Castagnier a modifié le spectacle «\u00a0Le Dindon\u00a0»',
    { author: helene, noun: 'show', act: 'changed', name: 'Le Dindon', changes: [{ field: 'title' }] },
  ],
  [
    'Hélène Castagnier a modifié les habilitations de Lucien Bonnafous',
    { author: helene, noun: 'user', act: 'changed', person: lucien, changes: [{ field: 'habilitations' }] },
  ],
  [
    'Lucien Bonnafous a débloqué le compte d’Hélène Castagnier',
    {
      author: lucien,
      noun: 'user',
      act: 'blocked',
      person: helene,
      changes: [{ field: 'disabledUntil', before: '2026-12-01T00:00:00+01:00' }],
    },
  ],
  [
    'Quelqu’un a supprimé un compte',
    { noun: 'user', act: 'removed', changes: [{ field: 'habilitations', before: ['ROLE_USER'] }] },
  ],
  [
    'Hélène Castagnier a accepté la demande d’habilitation «\u00a0Billetterie\u00a0» de Lucien Bonnafous',
    {
      author: helene,
      noun: 'roleDemand',
      act: 'decided',
      name: 'Billetterie',
      person: lucien,
      changes: [{ field: 'state', before: 'EN_ATTENTE', after: 'ACCEPTEE' }],
    },
  ],
  [
    'Hélène Castagnier a modifié les réglages du site',
    { author: helene, noun: 'settings', act: 'changed', changes: [{ field: 'title' }] },
  ],
];

describe('an entry of the journal', () => {
  test.each(cases)('reads %s', (sentence, entry) => {
    expect(entrySentence(entry)).toBe(sentence);
  });
});

describe('a value', () => {
  test.each([
    ['visible', false, ['Non']],
    ['rank', 0, ['1']],
    ['habilitations', ['ROLE_BILLETTERIE'], ['Billetterie']],
    ['state', 'ACCEPTEE', ['Acceptée']],
    ['link', undefined, []],
    ['visibleFrom', '2026-11-21T20:30:00+01:00', ['21\u00a0nov.\u00a02026, 20\u00a0h\u00a030']],
    ['prices', [{ category: 'Réduit', price: 5 }], ['Réduit, 5\u00a0€']],
  ] as const)('of %s, %j, is told in words', (field, value, lines) => {
    expect(valueLines(field, value)).toEqual(lines);
  });
});
