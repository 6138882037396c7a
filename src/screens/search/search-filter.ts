import { type SearchGroup, searchGroupNames } from '#common/rules/search';
import { optional, pageField, words } from '../../components/list-filter/address-fields';
import { filterCodec } from '../../components/list-filter/filter-codec';

export const groupTitles: Readonly<Record<SearchGroup, string>> = {
  pieces: 'Pièces',
  people: 'Auteurs et comédiens',
  news: 'Brèves',
  images: 'Photos',
  shows: 'Spectacles',
  texts: 'Textes',
};

const groupCodes: Readonly<Record<SearchGroup, string>> = {
  pieces: 'pieces',
  people: 'personnes',
  news: 'breves',
  images: 'photos',
  shows: 'spectacles',
  texts: 'textes',
};

/** The words searched, and where. */
export const searchFilter = filterCodec({
  words: words('q'),
  group: optional(
    'dans',
    (code) => searchGroupNames.find((group) => groupCodes[group] === code),
    (group) => groupCodes[group],
  ),
  page: pageField,
});
