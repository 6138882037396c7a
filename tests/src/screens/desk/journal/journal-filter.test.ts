import { validate } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { journalQuery } from '#common/contract/site/journal';
import {
  type JournalFilter,
  journalFilter,
  journalQueryOf,
} from '../../../../../src/screens/desk/journal/journal-filter';

const uuid = '0190a000-0000-7000-8000-000000000008';
const narrow: JournalFilter = {
  words: 'garage ',
  noun: 'sponsor',
  author: uuid,
  from: '2026-11-01',
  until: '2026-11-30',
  after: uuid,
};

describe('the filter of the journal in the address bar', () => {
  it('is nothing for the whole journal', () => {
    expect(journalFilter.write(journalFilter.whole)).toBe('');
    expect(journalFilter.read('')).toEqual(journalFilter.whole);
  });

  it('comes back as it was written', () => {
    expect(journalFilter.read(journalFilter.write(narrow))).toEqual(narrow);
    expect(journalFilter.countActive(narrow)).toBe(4);
  });

  it('takes whatever is no filter for none', () => {
    expect(journalFilter.read('?objet=chat&auteur=moi&du=hier&au=2026-13-01&apres=1')).toEqual(
      journalFilter.whole,
    );
  });

  it('asks for days of years that have been typed to their end', () => {
    const query = journalQueryOf(narrow);
    expect(query).toEqual({
      words: 'garage',
      noun: 'sponsor',
      author: uuid,
      before: uuid,
      from: '2026-11-01',
      until: '2026-11-30',
    });
    expect(validate(query, journalQuery)[0]).toBeUndefined();
    expect(journalQueryOf({ ...journalFilter.whole, from: '0202-11-01', until: '2026-02-31' })).toEqual({});
  });
});
