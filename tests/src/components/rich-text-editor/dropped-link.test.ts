import { expect, test } from 'vitest';
import { droppedLink } from '../../../../src/components/rich-text-editor/dropped-link';
import { outline } from '../../../support/outline';

const origin = 'https://theatre.example';

/** What a browser says of a link that is dragged. */
const dragged = (types: Readonly<Record<string, string>>) => ({
  getData: (type: string) => types[type] ?? '',
});

test.each([
  [
    'its address alone',
    { 'text/uri-list': 'https://www.fncta.fr/agenda', 'text/plain': 'https://www.fncta.fr/agenda' },
    'a(https://www.fncta.fr/agenda: https://www.fncta.fr/agenda)',
  ],
  [
    'its title, as Firefox says it',
    { 'text/uri-list': 'https://www.fncta.fr/', 'text/x-moz-url': 'https://www.fncta.fr/\nLa fédération' },
    'a(https://www.fncta.fr/: La fédération)',
  ],
  [
    'a remark before it',
    { 'text/uri-list': '# un lien\r\nhttps://www.fncta.fr/', 'text/plain': 'La fédération' },
    'a(https://www.fncta.fr/: La fédération)',
  ],
  [
    'an address of this site',
    { 'text/uri-list': `${origin}/bibliotheque/le-dindon`, 'text/plain': 'Le Dindon' },
    'a(/bibliotheque/le-dindon: Le Dindon)',
  ],
  ['the address of this site', { 'text/uri-list': `${origin}`, 'text/plain': 'Le site' }, 'a(/: Le site)'],
])('a dragged link with %s is a link', (_, types, tree) => {
  const link = droppedLink(dragged(types), origin);
  expect(outline(link === undefined ? [] : [link])).toBe(tree);
});

test.each([
  ['words', { 'text/plain': 'https://www.fncta.fr/' }],
  ['a script', { 'text/uri-list': 'javascript:alert(1)', 'text/plain': 'ici' }],
  ['a file of one’s own', { 'text/uri-list': 'file:///home/henri/affiche.png' }],
])('dragged %s are none', (_, types) => {
  expect(droppedLink(dragged(types), origin)).toBeUndefined();
});
