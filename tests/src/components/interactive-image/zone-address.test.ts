import { expect, test } from 'vitest';
import { zoneAddress } from '../../../../src/components/interactive-image/zone-address';

test.each([
  ['/bibliotheque/le-dindon', '/bibliotheque/le-dindon'],
  ['librairie.example/foyer', 'https://librairie.example/foyer'],
  ['http://mairie.example', 'http://mairie.example'],
  ['HTTPS://Mairie.example/', 'HTTPS://Mairie.example/'],
])('the link %s leads to %s', (link, address) => {
  expect(zoneAddress(link)).toBe(address);
});

test('what is neither a path nor an address of the web never becomes a script', () => {
  expect(zoneAddress('javascript:alert(1)')).toBe('https://javascript:alert(1)');
});
