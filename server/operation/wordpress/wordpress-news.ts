import { is } from 'superstruct';
import { fold } from '#common/base/fold';
import { parisDay } from '#common/base/paris-time';
import { freeAmong, slugOf } from '#common/base/slug';
import { plainText } from '#common/contract/fields/rich-text-check';
import { moment, slug, year } from '#common/contract/fields/primitives';
import { type SpectacleTypeCode, referenceLists } from '#common/contract/content/reference-names';
import type { PersonReference } from '#common/contract/people/user';
import type { ImportedNews } from '../import/import-news';
import type { WxrItem } from './read-wxr';
import { uuidOfGuid } from './wordpress-pictures';
import { convertText, plainWords, shortened } from './wordpress-text';

/** Accounts here, by the login of an author there. */
export type Authors = ReadonlyMap<string, PersonReference>;

/** A post as news, and the names of what could not be kept of it. */
export interface ConvertedPost {
  readonly news: ImportedNews;
  readonly lost: Lost;
}

export interface Lost {
  readonly authors: readonly string[];
  readonly categories: readonly string[];
  readonly shortcodes: readonly string[];
  readonly blocks: readonly string[];
  readonly images: number;
}

/** Why a post is not public there, and therefore not imported, in French; undefined if it is. */
export function reasonToLeave({ status, hasPassword, date, guid }: WxrItem): string | undefined {
  if (status !== 'publish' && status !== 'future') return notPublic.get(status) ?? `état « ${status} »`;
  if (hasPassword) return 'protégée par un mot de passe';
  if (guid === '') return 'sans identifiant (guid)';
  return is(date, moment) ? undefined : 'sans date, ou d’une date impossible';
}

const notPublic: ReadonlyMap<string, string> = new Map([
  ['draft', 'brouillon'],
  ['pending', 'en attente de relecture'],
  ['private', 'privée'],
  ['trash', 'dans la corbeille'],
  ['auto-draft', 'brouillon automatique'],
]);

/**
 * Converts a public post.
 * @param taken slugs that are not free; that of the news is added
 */
export function convertPost(
  post: WxrItem & { readonly date: Date },
  authors: Authors,
  addresses: ReadonlyMap<string, string>,
  taken: Set<string>,
): ConvertedPost {
  const { document, shortcodes, blocks, imagesLeft } = convertText(post.content, (path) =>
    addresses.get(path),
  );
  const title = shortened(plainWords(post.title) || 'Sans titre', 200);
  const author = authors.get(post.creator);
  const types = post.categories.map(({ domain, name }) => ({
    name,
    type: domain === 'category' ? typeNamed(name) : undefined,
  }));
  const inYear = yearOf(post.date);
  const news: ImportedNews = {
    uuid: uuidOfGuid(post.guid),
    slug: freeAmong(is(post.slug, slug) ? post.slug : slugOf(title), taken),
    title,
    description: descriptionOf(post, plainText(document)),
    content: document,
    creationDate: post.date,
    ...(is(post.modified, moment) && post.modified > post.date && { lastModified: post.modified }),
    visibleFrom: post.date,
    ...(author && { author }),
    years: inYear === undefined ? [] : [inYear],
    spectacleTypes: [...new Set(types.flatMap(({ type }) => type ?? []))].map((code) => ({ code })),
  };
  taken.add(news.slug);
  return {
    news,
    lost: {
      authors: author || post.creator === '' ? [] : [post.creator],
      categories: types.flatMap(({ name, type }) => (type === undefined ? [plainWords(name)] : [])),
      shortcodes,
      blocks,
      images: imagesLeft,
    },
  };
}

/** Its excerpt, or else its first words. */
function descriptionOf({ excerpt }: WxrItem, text: string): string {
  const written = plainWords(excerpt);
  return written === '' ? shortened(plainWords(escaped(text)), 280) : shortened(written, 1000);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function yearOf(date: Date): number | undefined {
  const found = Number(parisDay(date).slice(0, 4));
  return is(found, year) ? found : undefined;
}

function typeNamed(name: string): SpectacleTypeCode | undefined {
  const sought = fold(plainWords(name));
  return codes.find((code) => [code, names[code]].some((known) => fold(known) === sought));
}

const names = referenceLists['spectacle-types'];
const codes = Object.keys(names) as SpectacleTypeCode[];
