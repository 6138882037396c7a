import { type Infer, array, nullable, object, optional, size, string, type, unknown } from 'superstruct';
import { chosenPreviewImage, codedSpectacleType, previewImageReference } from './image';
import { flag, listFromText, numberFromText, orderQuery, pageQuery } from '../fields/list-query';
import { line, moment, slug, text, uuid, words, year } from '../fields/primitives';
import { codeOf, knownCodes, knownEntries } from './reference-lists';
import { richText, writtenRichText } from '../fields/rich-text';
import { personReference } from '../people/user';

/** Fields of a news item that calls and mirror share. */
const shared = {
  uuid,
  slug,
  title: string(),
  description: string(),
  creationDate: moment,
  lastModified: optional(moment),
  visibleFrom: moment,
  author: optional(personReference),
  lastAuthor: optional(personReference),
  years: array(year),
  version: string(),
};

const summary = {
  ...shared,
  previewImage: optional(previewImageReference),
  spectacleTypes: knownEntries('spectacle-types'),
};

/** A news item in a list: without its document. */
export const newsSummary = type(summary);
export type NewsSummary = Infer<typeof newsSummary>;

/** A news item (brève) as calls answer it. `version` changes at each write and goes into If-Match. */
export const news = type({ ...summary, content: richText });
export type News = Infer<typeof news>;

/**
 * POST and PUT body. A client may send back what it read: fields that the server decides are allowed and ignored.
 * A client that creates offline brings its own version 7 `uuid`. Without `visibleFrom` it is visible at once.
 */
export const newsWrite = object({
  uuid: optional(uuid),
  slug: optional(slug),
  title: line(200),
  description: words(1000),
  content: writtenRichText,
  previewImage: optional(nullable(chosenPreviewImage)),
  visibleFrom: optional(nullable(moment)),
  years: size(array(year), 0, 100),
  spectacleTypes: size(array(codedSpectacleType), 0, 4),
  creationDate: optional(unknown()),
  lastModified: optional(unknown()),
  author: optional(unknown()),
  lastAuthor: optional(unknown()),
  version: optional(unknown()),
});
export type NewsWrite = Infer<typeof newsWrite>;

/** GET /api/news. Lists in a query are comma-separated or repeated; a bare flag means true. */
export const newsQuery = object({
  ...pageQuery,
  ...orderQuery,
  title: optional(text(200)),
  year: optional(numberFromText(year)),
  spectacleType: optional(codeOf('spectacle-types')),
  notSpectacleTypes: optional(listFromText(array(codeOf('spectacle-types')))),
  visibleOnly: optional(flag),
  invisibleOnly: optional(flag),
});
export type NewsQuery = Infer<typeof newsQuery>;

/** A news item in the mirror: in `news` once public, in `coming-news` for editors before that. */
export const newsRow = type({
  ...shared,
  previewImage: optional(uuid),
  spectacleTypes: knownCodes('spectacle-types'),
});
export type NewsRow = Infer<typeof newsRow>;

/** The document of a news item, kept apart so that lists stay light. */
export const newsBodyRow = type({ uuid, content: richText });
export type NewsBodyRow = Infer<typeof newsBodyRow>;
