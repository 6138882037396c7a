import { parseWireDate } from '#common/base/paris-time';
import { uuidPattern } from '#common/base/uuid';
import { type JournalNoun, type JournalQuery, journalNouns } from '#common/contract/site/journal';
import { oneOf } from '../../../components/list-filter/address-value';
import { MAX_WORDS } from '../../../components/list-filter/words-field';

/** The filter of the journal. It is kept in the address bar. */
export interface JournalFilter {
  readonly words: string;
  readonly noun: JournalNoun | null;
  /** The uuid of whoever did it. */
  readonly author: string | null;
  /** Days in Paris, `2026-11-21`, both included. A year that is still being typed does not count yet. */
  readonly from: string | null;
  readonly until: string | null;
  /** The entry after which the page begins. */
  readonly after: string | null;
}

export const wholeJournal: JournalFilter = {
  words: '',
  noun: null,
  author: null,
  from: null,
  until: null,
  after: null,
};

/** Reads the filter from a query string; missing or invalid values become the defaults. */
export function readJournalFilter(search: string): JournalFilter {
  const params = new URLSearchParams(search);
  return {
    words: (params.get('mots') ?? '').slice(0, MAX_WORDS),
    noun: oneOf(journalNouns, params.get('objet')) ?? null,
    author: matching(uuidPattern, params.get('auteur')),
    from: matching(dayPattern, params.get('du')),
    until: matching(dayPattern, params.get('au')),
    after: matching(uuidPattern, params.get('apres')),
  };
}

/** The query string of a filter, with its question mark; default values are left out. */
export function writeJournalFilter(filter: Partial<JournalFilter>): string {
  const { words, noun, author, from, until, after } = { ...wholeJournal, ...filter };
  const params = new URLSearchParams();
  if (words !== '') params.set('mots', words);
  if (noun !== null) params.set('objet', noun);
  if (author !== null) params.set('auteur', author);
  if (from !== null) params.set('du', from);
  if (until !== null) params.set('au', until);
  if (after !== null) params.set('apres', after);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query for the server. */
export function journalQueryOf({ words, noun, author, from, until, after }: JournalFilter): JournalQuery {
  return {
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(noun !== null && { noun }),
    ...(author !== null && { author }),
    ...(isTyped(from) && { from }),
    ...(isTyped(until) && { until }),
    ...(after !== null && { before: after }),
  };
}

/** Number of its fields that narrow the list, apart from the words. */
export function narrowing({ noun, author, from, until }: JournalFilter): number {
  return [noun, author, from, until].filter((field) => field !== null).length;
}

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Earlier years are typed on the way to a later one. */
const FIRST_YEAR = 2000;

function isTyped(day: string | null): day is string {
  return day !== null && Number(day.slice(0, 4)) >= FIRST_YEAR && isDay(day);
}

/** Whether the day exists: 31 February does not. */
function isDay(text: string): boolean {
  return parseWireDate(`${text}T12:00:00+01:00`) !== undefined;
}

function matching(pattern: RegExp, text: string | null): string | null {
  return text !== null && pattern.test(text) ? text : null;
}
