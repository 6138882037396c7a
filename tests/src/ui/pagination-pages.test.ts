import { describe, expect, it } from 'vitest';
import { positionWords, pagesWorthAButton } from '../../../src/ui/pagination-pages';

describe('the counter below a list', () => {
  it('says first - last / total', () => {
    expect(positionWords({ currentPage: 4, lastPage: 24, offsetStart: 28, offsetEnd: 36, total: 214 })).toBe(
      '28 - 36 / 214',
    );
  });

  it('says so of an empty list too', () => {
    expect(positionWords({ currentPage: 1, lastPage: 1, offsetStart: 0, offsetEnd: 0, total: 0 })).toBe(
      '0 - 0 / 0',
    );
  });
});

describe('the pages worth a button', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 24, [1, 2, 3, 4, 5, 'gap', 24]],
    [12, 24, [1, 'gap', 11, 12, 13, 'gap', 24]],
    [24, 24, [1, 'gap', 23, 24]],
    [22, 24, [1, 'gap', 21, 22, 23, 24]],
  ] as const)('on page %i of %i are %j', (current, last, pages) => {
    expect(pagesWorthAButton(current, last)).toEqual(pages);
  });

  it('never hides a single page behind dots, nor shows one twice', () => {
    for (let last = 1; last <= 30; last++)
      for (let current = 1; current <= last; current++) {
        const pages = pagesWorthAButton(current, last);
        const numbers = pages.filter((page) => page !== 'gap');
        expect(new Set(numbers).size).toBe(numbers.length);
        pages.forEach((page, i) => {
          if (page === 'gap') expect(Number(pages[i + 1]) - Number(pages[i - 1])).toBeGreaterThan(2);
        });
      }
  });
});
