import { expect, test } from 'vitest';
import { byCode, byFrench, byUuid, inTime } from '#common/base/order';

test('French words are ordered as in a dictionary, whatever their accents and capitals', () => {
  const words = ['zone', 'Été', 'etage', 'œuvre', 'oeillet', 'cote', 'côté', 'coté'];
  expect(words.toSorted(byFrench)).toEqual([
    'cote',
    'coté',
    'côté',
    'etage',
    'Été',
    'oeillet',
    'œuvre',
    'zone',
  ]);
});

test('identifiers are ordered by their code units', () => {
  expect(['b', 'a-2', 'B', 'a'].toSorted(byCode)).toEqual(['B', 'a', 'a-2', 'b']);
  expect(byUuid({ uuid: 'a' }, { uuid: 'a' })).toBe(0);
});

test('dates are in chronological order; of one moment, by uuid', () => {
  const at = (uuid: string, date: string) => ({ uuid, date: new Date(date) });
  const [late, second, first] = [at('a', '2026-12-12'), at('c', '2026-12-11'), at('b', '2026-12-11')];
  expect(inTime([late, second, first])).toEqual([first, second, late]);
});
