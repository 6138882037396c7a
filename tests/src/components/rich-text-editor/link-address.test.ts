import { expect, it } from 'vitest';
import { isSafeHref } from '#common/contract/fields/rich-text-check';
import { linkAddress, linkFault } from '../../../../src/components/rich-text-editor/link-address';
import { fc } from '../../../support/properties';

it.each([
  ['exemple.fr', 'https://exemple.fr'],
  [' http://www.exemple.fr/a?b=c#d ', 'http://www.exemple.fr/a?b=c#d'],
  ['claire@theatre.example', 'mailto:claire@theatre.example'],
  ['mailto:claire@theatre.example', 'mailto:claire@theatre.example'],
  ['01 23 45 67 89', 'tel:0123456789'],
  ['+33 1 23.45.67.89', 'tel:+33123456789'],
  ['a?bcc=thief@theatre.example', 'mailto:a%3Fbcc%3Dthief@theatre.example'],
  ['+33 (0)1 23 45 67 89', 'tel:+33123456789'],
  ['01\u00a023\u00a045\u00a067\u00a089', 'tel:0123456789'],
  ['tel:01 23 45 67 89', 'tel:0123456789'],
  ['/breve/lire/le-dindon', '/breve/lire/le-dindon'],
])('“%s” leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each([
  '',
  'bonjour',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil',
  'ftp://a.fr',
  'a b.fr',
  'http://',
])('“%s” is no link', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

it.each([
  ['06 12 34 56', /^Il manque 2 chiffres/],
  ['tel:06 12 34 56 789', /^Il y a un chiffre de trop/],
  ['bonjour', /^Ce lien n’en est pas un/],
])('“%s” is refused in plain words', (typed, words) => {
  expect(linkFault(typed)).toMatch(words);
});

it.each(['06 12 34 56 78', 'tel:15', 'exemple.fr', '/breve'])('nothing is wrong with “%s”', (typed) => {
  expect(linkFault(typed)).toBeUndefined();
});

it('leads nowhere that a document may not lead', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (typed) => {
      const address = linkAddress(typed);
      expect(address === undefined || isSafeHref(address)).toBe(true);
    }),
  );
});
