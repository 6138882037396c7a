import { expect, test } from 'vitest';
import { addressOfLink } from '#common/base/web-address';
import { linkInWords } from '../../../src/text/web-address';

test.each([
  ['theatre.example', 'https://theatre.example', 'theatre.example'],
  ['https://www.theatre.example/', 'https://www.theatre.example/', 'theatre.example'],
  ['http://theatre.example/foyer', 'http://theatre.example/foyer', 'theatre.example/foyer'],
])('%s leads to %s and reads %s', (link, address, words) => {
  expect(addressOfLink(link)).toBe(address);
  expect(linkInWords(link)).toBe(words);
});
