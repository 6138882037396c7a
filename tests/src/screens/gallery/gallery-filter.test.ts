import { expect, test } from 'vitest';
import { galleryFilter, galleryQuery } from '../../../../src/screens/gallery/gallery-filter';
import { visitorImageTypes } from '../../../../src/components/list-filter/list-types';

const photo = '0190a000-0000-7000-8000-0000000000aa';

test('the address holds the whole filter, and nothing of the usual', () => {
  const filter = { words: 'le dindon', year: '2009', type: 'AFFICHE', open: photo } as const;
  expect(galleryFilter.read(galleryFilter.write(filter))).toEqual(filter);
  expect(galleryFilter.write(galleryFilter.whole)).toBe('');
});

test.each(['?type=PROGRAMME', '?type=DIVERS', '?page=2', '?photo=../secret', '?intrus=1'])(
  'what an address holds wrongly is as if it were not there: %s',
  (search) => {
    expect(galleryFilter.read(search)).toEqual(galleryFilter.whole);
  },
);

test('visitors choose among banners, posters and photos', () => {
  expect(visitorImageTypes).toEqual(['BANNIERE', 'AFFICHE', 'PHOTO']);
});

test('a year that is none asks for nothing', () => {
  expect(galleryQuery({ ...galleryFilter.whole, year: '1500' })).toBeNull();
  expect(galleryQuery({ ...galleryFilter.whole, year: '2009', words: ' ' })).toEqual({
    orderBy: 'year-desc',
    year: 2009,
  });
});
