import { type Infer, array, enums, object, optional, pattern, string, type } from 'superstruct';
import { line, moment, text, uuid, year } from './primitives';
import { codeOf } from './reference-lists';

const imageFormatCodes = ['ORIGIN', 'M', 'S', 'L', 'BANNER'] as const;

const coded = <List extends Parameters<typeof codeOf>[0]>(list: List) =>
  object({ code: codeOf(list), name: optional(string()) });

export const codedSpectacleType = coded('spectacle-types');
const codedImageType = coded('image-types');

const described = {
  uuid,
  name: line(200),
  year,
  spectacleTypes: array(codedSpectacleType),
  types: array(codedImageType),
  creationDate: moment,
  extension: pattern(string(), /^[a-z0-9]{1,8}$/),
};

/** A miniature: `backgroundColor` is its dominant colour, `#rrggbb`. */
export const importedPreviewImage = object({
  ...described,
  backgroundColor: pattern(string(), /^#[0-9a-f]{6}$/),
});

export const importedImage = object({
  ...described,
  description: text(2000),
  visibleFrom: moment,
  formats: array(object({ code: enums(imageFormatCodes) })),
});

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
