import { describe, expect, test } from 'vitest';
import { imageFilter, imageQueryOf } from '../../../../../src/screens/desk/image/image-filter';

const uuid = '0190a000-0000-7000-8000-000000000001';

describe('the filter of the editors’ images', () => {
  test('stands in the address, the usual left out', () => {
    expect(imageFilter.write({})).toBe('');
    const filter = { view: 'a-paraitre', words: 'dindon', type: 'PROGRAMME', page: 3, open: uuid } as const;
    const search = imageFilter.write(filter);
    expect(search).toBe(`?vue=a-paraitre&mots=dindon&type=PROGRAMME&page=3&image=${uuid}`);
    expect(imageFilter.read(search)).toEqual({ ...imageFilter.whole, ...filter });
  });

  test.each(['?vue=perdue', '?type=SELFIE', '?page=0', '?taille=7', '?tri=couleur', '?image=../..'])(
    'takes %s for nothing',
    (search) => expect(imageFilter.read(search)).toEqual(imageFilter.whole),
  );

  test('an editor chooses among all types, programmes and workshops too', () => {
    expect(imageQueryOf({ ...imageFilter.whole, type: 'PROGRAMME', show: 'ATELIER', year: '2009' })).toEqual({
      orderBy: 'visible-desc',
      year: 2009,
      type: 'PROGRAMME',
      spectacleType: 'ATELIER',
    });
  });

  test('asks for what is to appear only where that is looked at, and for nothing with a year that is none', () => {
    expect(imageQueryOf({ ...imageFilter.whole, view: 'a-paraitre' })).toMatchObject({ invisibleOnly: true });
    expect(imageQueryOf(imageFilter.whole)).not.toHaveProperty('invisibleOnly');
    expect(imageQueryOf({ ...imageFilter.whole, year: '1983' })).toBeNull();
  });

  test('counts what narrows it beside words', () => {
    expect(imageFilter.countActive({ ...imageFilter.whole, words: 'dindon' })).toBe(0);
    expect(imageFilter.countActive({ ...imageFilter.whole, year: '2009', show: 'ADO' })).toBe(2);
  });
});
