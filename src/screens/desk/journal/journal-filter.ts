import { parseWireDate } from '#common/base/paris-time';
import { type JournalQuery, journalNouns } from '#common/contract/site/journal';
import { matching, option, uuidField, words } from '../../../components/list-filter/address-fields';
import { type FilterOf, filterCodec } from '../../../components/list-filter/filter-codec';

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The filter of the journal. */
export const journalFilter = filterCodec(
  {
    words: words('mots'),
    noun: option('objet', journalNouns),
    // Whoever did it.
    author: uuidField('auteur'),
    // Days in Paris, `2026-11-21`, both included. A year that is still being typed does not count yet.
    from: matching('du', dayPattern),
    until: matching('au', dayPattern),
    // The entry after which the page begins.
    after: { ...uuidField('apres'), resets: true },
  },
  ['noun', 'author', 'from', 'until'],
  'words',
);
export type JournalFilter = FilterOf<typeof journalFilter>;

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

/** Earlier years are typed on the way to a later one. */
const FIRST_YEAR = 2000;

function isTyped(day: string | null): day is string {
  return day !== null && Number(day.slice(0, 4)) >= FIRST_YEAR && isDay(day);
}

/** Whether the day exists: 31 February does not. */
function isDay(text: string): boolean {
  return parseWireDate(`${text}T12:00:00+01:00`) !== undefined;
}
