import {
  type Infer,
  array,
  enums,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { flag, listFromText, numberFromText, orderQuery, pageQuery } from '../fields/list-query';
import {
  fraction,
  isOneOf,
  tolerantList,
  line,
  moment,
  hasKnown,
  text,
  uuid,
  words,
  year,
} from '../fields/primitives';
import { codeOf, knownCodes, knownEntries } from './reference-lists';

const imageFormatCodes = ['ORIGIN', 'M', 'S', 'L', 'BANNER'] as const;

/** The formats: the original as sent, one at most as wide as a screen needs, or the cut of a banner. */
export const imageFormatCode = enums(imageFormatCodes);
export type ImageFormatCode = Infer<typeof imageFormatCode>;

const coded = <List extends Parameters<typeof codeOf>[0]>(list: List) =>
  object({ code: codeOf(list), name: optional(text(100)) });

export const codedSpectacleType = coded('spectacle-types');
export const codedImageType = coded('image-types');

/** The colour behind transparent parts, and of a preview image without a picture. */
export const PAPER = '#f7f3ea';

/** The subject's position, as fractions of width and height from the upper left corner; banners are cut around it. */
export const imageFocus = object({ x: fraction, y: fraction });
export type ImageFocus = Infer<typeof imageFocus>;

/** A preview image in the mirror. `version` is part of its file's address; it is absent while there is no file. */
export const previewImageRow = type({
  uuid,
  name: string(),
  backgroundColor: string(),
  version: optional(string()),
});
export type PreviewImageRow = Infer<typeof previewImageRow>;

/** A news item's reference to its preview image. */
export const previewImageReference = type({
  uuid,
  name: optional(string()),
  backgroundColor: optional(string()),
  version: optional(string()),
});

/** The preview image that an editor chose; other fields may be sent back and are ignored. */
export const chosenPreviewImage = type({ uuid });

/** POST body of a preview image; a client may send back what it read. Its file is sent by a separate call. */
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

/** A preview image as calls answer it. */
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
 * What a screen needs to know of an image's file before loading it. `version` is part of its address and derived from
 * its bytes; width and height are pixels of the upright picture; `placeholder` is a blurred version as a data URL;
 * `backgroundColor` its dominant colour, `#rrggbb`; `keptBytes` the size of the form that devices keep offline, absent
 * until it is measured.
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

/** An image as calls answer it. `version` changes at each write and goes into If-Match; `file` is absent until sent. */
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

/**
 * POST and PUT body; fields that the server decides are allowed and ignored. Without `visibleFrom` it is visible at
 * once, without `focus` its banner is cut around the most salient part.
 */
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

/** GET /api/images. `text`: beginnings of words of the name or the description; `format`: has a format of this code. */
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

/** An image in the mirror. */
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
