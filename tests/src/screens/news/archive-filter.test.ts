import { validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { listOrders } from '#common/contract/fields/list-query';
import { newsQuery } from '#common/contract/content/news';
import {
  type ArchiveFilter,
  archiveFilter,
  archiveQuery,
  archiveSizes,
} from '../../../../src/screens/news/archive-filter';
import { visitorTypes } from '../../../../src/components/list-filter/list-types';
import { fc } from '../../../support/properties';

describe('the filter of the archive in the address bar', () => {
  it('is nothing for the whole archive', () => {
    expect(archiveFilter.write(archiveFilter.whole)).toBe('');
    expect(archiveFilter.read('')).toEqual(archiveFilter.whole);
  });

  it('reads as French words', () => {
    const filter: ArchiveFilter = {
      title: 'école des femmes',
      year: '1987',
      type: 'ADO',
      size: 32,
      order: 'title-asc',
      page: 3,
    };
    expect(archiveFilter.write(filter)).toBe(
      '?titre=%C3%A9cole+des+femmes&annee=1987&type=ADO&taille=32&tri=title-asc&page=3',
    );
  });

  it('comes back as it was written, spaces being typed included', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(archiveFilter.read(archiveFilter.write(filter))).toEqual(filter);
      }),
    );
  });

  it.each([
    ['a page 0', '?page=0'],
    ['a page below', '?page=-3'],
    ['a page out of reach', '?page=99999999999'],
    ['a page in words', '?page=deux'],
    ['a size that is not offered', '?taille=1000'],
    ['an order that does not exist', '?tri=likes-desc'],
    ['a type that visitors do not choose', '?type=DIVERS'],
    ['an inherited name as a type', '?type=constructor'],
    ['fields of its own', '?limit=1e9&__proto__=x'],
  ])('takes the usual for %s', (_, search) => {
    expect(archiveFilter.read(search)).toEqual(archiveFilter.whole);
  });

  it('survives any address, and asks only what the mirror and the server accept', () => {
    const field = fc.tuple(fc.constantFrom('titre', 'annee', 'type', 'taille', 'tri', 'page'), fc.string());
    const addresses = fc.oneof(
      fc.string(),
      fc.array(field).map((fields) => new URLSearchParams(fields).toString()),
    );
    fc.assert(
      fc.property(addresses, (search) => {
        const query = archiveQuery(archiveFilter.read(search));
        if (query !== null) expect(validate(query, newsQuery)[0]).toBeUndefined();
      }),
    );
  });
});

describe('what the archive asks the mirror', () => {
  it('is the first 16 by date when nothing is chosen', () => {
    expect(archiveQuery(archiveFilter.whole)).toEqual({ page: 1, limit: 16, orderBy: 'visible-desc' });
  });

  it('is every field that was chosen', () => {
    const filter: ArchiveFilter = {
      ...archiveFilter.whole,
      title: ' dindon ',
      year: '1987',
      type: 'ADULTE',
      page: 2,
      size: 8,
    };
    expect(archiveQuery(filter)).toEqual({
      page: 2,
      limit: 8,
      orderBy: 'visible-desc',
      title: 'dindon',
      year: 1987,
      spectacleType: 'ADULTE',
    });
  });

  it.each(['1983', '3001', '198', '19840', '1987.5', '-1987', '1e3', 'abc', ' ', '１９８７'])(
    'is nothing for the year %j',
    (year) => {
      expect(archiveQuery({ ...archiveFilter.whole, year })).toBeNull();
    },
  );

  it.each(['1984', '3000'])('goes to the bound %s itself', (year) => {
    expect(archiveQuery({ ...archiveFilter.whole, year })?.year).toBe(Number(year));
  });

  it('counts the fields that narrow it, and neither order nor size', () => {
    expect(archiveFilter.countActive({ ...archiveFilter.whole, order: 'title-asc', size: 64, page: 2 })).toBe(
      0,
    );
    expect(archiveFilter.countActive({ ...archiveFilter.whole, title: 'a', year: '1987', type: 'ADO' })).toBe(
      3,
    );
  });
});

const filters: fc.Arbitrary<ArchiveFilter> = fc.record({
  title: fc.string({ maxLength: 200, unit: 'grapheme' }).filter((title) => title.length <= 200),
  year: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 99_999 }).map(String)),
  type: fc.constantFrom(null, ...visitorTypes),
  size: fc.constantFrom(...archiveSizes),
  order: fc.constantFrom(...listOrders),
  page: fc.integer({ min: 1, max: 999_999 }),
});
