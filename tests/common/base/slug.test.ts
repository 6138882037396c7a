import { expect, test } from 'vitest';
import { slugOf } from '#common/base/slug';

test.each([
  ['Łukasz Wiśniewski', 'lukasz-wisniewski'],
  ['Søren', 'soren'],
  ['Yıldız', 'yildiz'],
  ['Đorđević', 'dordevic'],
  ['Straße', 'strasse'],
  ['La ﬁlle', 'la-fille'],
  ['XVIIᵉ siècle', 'xviie-siecle'],
  ['N’Diaye', 'n-diaye'],
  ['L’Œuvre', 'l-oeuvre'],
])('%j has the address %j, without a letter lost', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
