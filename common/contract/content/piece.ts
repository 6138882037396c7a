import {
  type Infer,
  array,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { charactersData, people, writtenCharactersData } from './characters-data';
import { chosenPreviewImage, previewImageReference } from './image';
import { flag, listFromText, numberFromText, orderQuery, pageQuery } from '../fields/list-query';
import { characterRow, performance, performanceDate, performanceType, performanceWrite } from './performance';
import { pieceAuthor } from './piece-author';
import { line, moment, shortText, slug, text, uuid, year } from '../fields/primitives';
import { codeOf, tolerantCode } from './reference-lists';
import { richText, writtenRichText } from '../fields/rich-text';
import { personReference } from '../people/user';

/** Minutes. */
export const duration = max(min(integer(), 1), 1_440);

const shared = {
  uuid,
  slug,
  title: string(),
  duration: optional(duration),
  /** The author's own term (comédie, vaudeville…): free text by editors. */
  genre: optional(string()),
  creationDate: moment,
  lastModified: optional(moment),
  visibleFrom: moment,
  author: optional(personReference),
  lastAuthor: optional(personReference),
  charactersData,
  version: string(),
};

/** A play in a list: without its summary and its performances, of which it has only type and years. */
export const pieceSummary = type({
  ...shared,
  previewImage: optional(previewImageReference),
  textAuthors: array(pieceAuthor),
  performance: optional(type({ uuid, type: performanceType, years: array(year) })),
});
export type PieceSummary = Infer<typeof pieceSummary>;

/** A play (pièce) as calls answer it. `version` changes at each write and goes into If-Match. */
export const piece = type({
  ...shared,
  previewImage: optional(previewImageReference),
  textAuthors: array(pieceAuthor),
  performance: optional(performance),
  resume: richText,
});
export type Piece = Infer<typeof piece>;

/**
 * POST and PUT body. A client may send back what it read: fields that the server decides are allowed and ignored.
 * A client that creates offline brings its own version 7 `uuid`. Without `visibleFrom` it is visible at once.
 */
export const pieceWrite = object({
  uuid: optional(uuid),
  slug: optional(slug),
  title: line(200),
  duration: optional(nullable(duration)),
  genre: optional(nullable(shortText(60))),
  resume: writtenRichText,
  previewImage: chosenPreviewImage,
  visibleFrom: optional(nullable(moment)),
  textAuthors: size(array(type({ slug: text(120), uuid: optional(uuid) })), 1, 20),
  charactersData: writtenCharactersData,
  performance: optional(nullable(performanceWrite)),
  creationDate: optional(unknown()),
  lastModified: optional(unknown()),
  author: optional(unknown()),
  lastAuthor: optional(unknown()),
  version: optional(unknown()),
});
export type PieceWrite = Infer<typeof pieceWrite>;

/**
 * GET /api/pieces. `author`: words of an author's name, or their slug. `doneOnly`: performed here. `men`, `women` and
 * `total` are the size of a troupe; durations are minutes.
 */
export const pieceQuery = object({
  ...pageQuery,
  ...orderQuery,
  title: optional(text(200)),
  year: optional(numberFromText(year)),
  author: optional(text(200)),
  genre: optional(text(60)),
  spectacleType: optional(codeOf('spectacle-types')),
  notSpectacleTypes: optional(listFromText(array(codeOf('spectacle-types')))),
  doneOnly: optional(flag),
  visibleOnly: optional(flag),
  invisibleOnly: optional(flag),
  men: optional(numberFromText(people)),
  women: optional(numberFromText(people)),
  total: optional(numberFromText(people)),
  minDuration: optional(numberFromText(duration)),
  maxDuration: optional(numberFromText(duration)),
});
export type PieceQuery = Infer<typeof pieceQuery>;

/**
 * A play in the mirror: in `pieces` once public, in `coming-pieces` for editors before that. `textAuthors` are uuids,
 * `performed` is the part of its performances that lists need.
 */
export const pieceRow = type({
  ...shared,
  previewImage: optional(uuid),
  textAuthors: array(uuid),
  performed: optional(type({ uuid, type: tolerantCode('spectacle-types', 'DIVERS'), years: array(year) })),
});
export type PieceRow = Infer<typeof pieceRow>;

/** The rest of a play, kept apart so that lists stay light; without characters and dates if it was never performed. */
export const pieceBodyRow = type({
  uuid,
  resume: richText,
  characters: array(characterRow),
  dates: array(performanceDate),
});
export type PieceBodyRow = Infer<typeof pieceBodyRow>;
