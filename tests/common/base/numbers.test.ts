import { describe, expect, it } from 'vitest';
import { count, integer, money, plainMoney } from '#common/base/numbers';

describe('a number', () => {
  it.each([
    [0, '0 écriture'],
    [1, '1 écriture'],
    [2, '2 écritures'],
  ])('of %i is counted as French does', (value, words) => {
    expect(count(value, 'écriture')).toBe(words);
  });

  it('takes the plural it is given', () => {
    expect(count(3, 'place gratuite', 'places gratuites')).toBe('3 places gratuites');
  });

  it('is spaced as French does', () => {
    expect(integer(12480)).toBe('12\u202f480');
    expect(money(1234.5)).toBe('1\u202f234,50\u00a0€');
  });

  it('of euros has cents only where there are some, across a counter', () => {
    expect(plainMoney(24)).toBe('24\u00a0€');
    expect(plainMoney(1204.5)).toBe('1\u202f204,50\u00a0€');
  });
});
