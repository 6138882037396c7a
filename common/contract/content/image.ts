import {
  type Infer,
  array,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { flag, listFromText, numberFromText, orderQuery, pageQuery } from '../fields/list-query';
import { isOneOf, tolerantList, line, moment, hasKnown, text, uuid, words, year } from '../fields/primitives';
import { codeOf, knownCodes, knownEntries } from './reference-lists';

const imageFormatCodes = ['ORIGIN', 'M', 'S', 'L', 'BANNER'] as const;

/** As it was sent, as wide as a screen needs at most, or cut to a banner. */
export const imageFormatCode = enums(imageFormatCodes);
export type ImageFormatCode = Infer<typeof imageFormatCode>;

const coded = <List extends Parameters<typeof codeOf>[0]>(list: List) =>
  object({ code: codeOf(list), name: optional(text(100)) });

export const codedSpectacleType = coded('spectacle-types');
export const codedImageType = coded('image-types');

/** The colour behind whatever is transparent, and of a miniature that has no picture yet. */
export const PAPER = '#f7f3ea';

const part = max(min(number(), 0), 1);

/** Where the subject of a picture is, as parts of its width and height from the upper left corner: banners are cut around it. */
export const imageFocus = object({ x: part, y: part });
export type ImageFocus = Infer<typeof imageFocus>;

/** A miniature as the mirror keeps it. `version` stands in its file's address; without it there is no file yet. */
export const previewImageRow = type({
  uuid,
  name: string(),
  backgroundColor: string(),
  version: optional(string()),
});
export type PreviewImageRow = Infer<typeof previewImageRow>;

/** What a news item says of its miniature. */
export const previewImageReference = type({
  uuid,
  name: optional(string()),
  backgroundColor: optional(string()),
  version: optional(string()),
});

/** The miniature that an editor chose; what else was read of it may come back and is not looked at. */
export const chosenPreviewImage = type({ uuid });

/** POST body of a miniature; what was read may be sent back as it came. Its file follows by a call of its own. */
export const previewImageWrite = object({
  uuid: optional(uuid),
  name: line(200),
  year,
  spectacleTypes: size(array(codedSpectacleType), 0, 20),
  types: size(array(codedImageType), 0, 20),
  creationDate: optional(unknown()),
  extension: optional(unknown()),
  backgroundColor: optional(unknown()),
  version: optional(unknown()),
});
export type PreviewImageWrite = Infer<typeof previewImageWrite>;

const describedAnswer = {
  uuid,
  name: string(),
  year,
  spectacleTypes: knownEntries('spectacle-types'),
  types: knownEntries('image-types'),
  creationDate: moment,
  /** Of the file; absent while there is none. */
  extension: optional(string()),
};

/** A miniature as calls answer it. */
export const previewImage = type({
  ...describedAnswer,
  backgroundColor: string(),
  version: optional(string()),
});
export type PreviewImage = Infer<typeof previewImage>;

const pictureQuery = {
  ...pageQuery,
  year: optional(numberFromText(year)),
  spectacleType: optional(codeOf('spectacle-types')),
  type: optional(codeOf('image-types')),
};

/** GET /api/preview-images, newest first. */
export const previewImageQuery = object(pictureQuery);
export type PreviewImageQuery = Infer<typeof previewImageQuery>;

/**
 * What a screen has to know of an image's file before it comes. `version` stands in its address and follows from its
 * bytes; width and height are pixels, upright; `placeholder` is the picture blurred, as a data URL; `backgroundColor`
 * its dominant colour, `#rrggbb`; `keptBytes` is what the form that devices keep offline weighs, absent until it is
 * measured.
 */
export const imageFile = type({
  version: string(),
  width: integer(),
  height: integer(),
  placeholder: string(),
  backgroundColor: string(),
  keptBytes: optional(integer()),
});
export type ImageFile = Infer<typeof imageFile>;

/** An image as calls answer it. `version` changes at each write and goes into If-Match; without `file` there is none yet. */
export const image = type({
  ...describedAnswer,
  description: string(),
  visibleFrom: moment,
  formats: tolerantList(type({ code: imageFormatCode }), hasKnown('code', imageFormatCodes)),
  file: optional(imageFile),
  focus: optional(imageFocus),
  version: string(),
});
export type Image = Infer<typeof image>;

/** POST and PUT body; fields that the server decides are allowed and ignored. Without `visibleFrom` it appears at once, without `focus` its banner is cut by what strikes the eye. */
export const imageWrite = object({
  uuid: optional(uuid),
  name: line(200),
  description: optional(nullable(words(2000))),
  year,
  visibleFrom: optional(nullable(moment)),
  spectacleTypes: size(array(codedSpectacleType), 0, 20),
  types: size(array(codedImageType), 0, 20),
  focus: optional(nullable(imageFocus)),
  creationDate: optional(unknown()),
  extension: optional(unknown()),
  formats: optional(unknown()),
  file: optional(unknown()),
  version: optional(unknown()),
});
export type ImageWrite = Infer<typeof imageWrite>;

/** GET /api/images. `text`: beginnings of words of the name or the description; `format`: there is one of this code. */
export const imageQuery = object({
  ...pictureQuery,
  ...orderQuery,
  text: optional(text(200)),
  notTypes: optional(listFromText(array(codeOf('image-types')))),
  format: optional(imageFormatCode),
  visibleOnly: optional(flag),
  invisibleOnly: optional(flag),
});
export type ImageQuery = Infer<typeof imageQuery>;

/** An image as the mirror keeps it. */
export const imageRow = type({
  uuid,
  name: string(),
  description: string(),
  year,
  visibleFrom: moment,
  spectacleTypes: knownCodes('spectacle-types'),
  types: knownCodes('image-types'),
  creationDate: moment,
  extension: optional(string()),
  formats: tolerantList(imageFormatCode, isOneOf(imageFormatCodes)),
  file: optional(imageFile),
  focus: optional(imageFocus),
  version: string(),
});
export type ImageRow = Infer<typeof imageRow>;
