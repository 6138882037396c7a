import { describe, expect, test } from 'vitest';
import {
  choice,
  flag,
  numberUpTo,
  option,
  pageField,
  typedYear,
  uuidField,
  words,
} from '../../../../src/components/list-filter/address-fields';
import { filterCodec } from '../../../../src/components/list-filter/filter-codec';

const filter = filterCodec({
  title: words('titre', 10),
  view: choice('vue', ['tout', 'corbeille'], 'tout'),
  type: option('type', ['ADO', 'ADULTE']),
  women: numberUpTo('femmes', 60),
  played: flag('jouees'),
  year: typedYear,
  open: uuidField('photo'),
  page: pageField,
});
const uuid = '0190a000-0000-7000-8000-0000000000f1';

describe('a filter in the address bar', () => {
  test('is not written where it is whole', () => {
    expect(filter.write(filter.whole)).toBe('');
    expect(filter.write({})).toBe('');
    expect(filter.read('')).toEqual(filter.whole);
  });

  test('is read as it was written, a zero and a blank included', () => {
    const narrow = {
      title: 'le dindon ',
      view: 'corbeille',
      type: 'ADO',
      women: 0,
      played: true,
      year: '19',
      open: uuid,
      page: 3,
    } as const;
    const search = filter.write(narrow);
    expect(search).toBe(
      `?titre=le+dindon+&vue=corbeille&type=ADO&femmes=0&jouees=oui&annee=19&photo=${uuid}&page=3`,
    );
    expect(filter.read(search)).toEqual(narrow);
  });

  test.each([
    '?vue=&type=&femmes=&jouees=&photo=&page=',
    '?vue=nulle+part&type=ATELIER&femmes=61&jouees=non&photo=hier&page=0',
    '?femmes=-1&femmes=2&page=1e3&autre=chose',
  ])('counts what it does not know as absent: %s', (search) => {
    expect(filter.read(search)).toEqual(filter.whole);
  });

  test('cuts words to their length', () => {
    expect(filter.read('?titre=le+dindon+de+Feydeau').title).toBe('le dindon ');
  });

  test('begins at the first page once it changes', () => {
    expect(filter.start).toEqual({ page: 1 });
  });
});
