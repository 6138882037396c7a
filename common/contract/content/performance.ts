import { type Infer, array, nullable, object, optional, size, string, type } from 'superstruct';
import { chosenPreviewImage, codedSpectacleType, previewImageReference } from './image';
import { line, moment, shortText, uuid, words, year } from '../fields/primitives';
import { tolerantCode } from './reference-lists';

/** `preview` is a picture of the character, `actor` the name of the person who plays it. */
const character = type({
  uuid,
  name: string(),
  description: optional(string()),
  preview: optional(previewImageReference),
  actor: optional(string()),
});
export const characterRow = type({
  uuid,
  name: string(),
  description: optional(string()),
  preview: optional(uuid),
  actor: optional(string()),
});

export const performanceDate = type({ uuid, date: moment });

/** Fields of a play's performances that calls and mirror share. */
const played = { uuid, years: array(year), dates: array(performanceDate) };

export const performanceType = type({ code: tolerantCode('spectacle-types', 'DIVERS'), name: string() });

/** How the association performed a play: the last cast, and all dates since 1984. */
export const performance = type({
  ...played,
  type: performanceType,
  characters: array(character),
});
export type Performance = Infer<typeof performance>;

const characterWrite = object({
  uuid,
  name: line(200),
  description: optional(nullable(words(1000))),
  preview: chosenPreviewImage,
  actor: optional(nullable(shortText(200))),
});

export const performanceWrite = object({
  uuid,
  type: codedSpectacleType,
  years: size(array(year), 1, 100),
  characters: size(array(characterWrite), 0, 200),
  dates: size(array(object({ uuid, date: moment })), 0, 1000),
});

/** The performance in a saved version of a play: as it was written, or as it was read. */
export const performanceRevision = type({
  ...played,
  type: codedSpectacleType,
  characters: array(
    type({
      uuid,
      name: string(),
      description: optional(nullable(string())),
      preview: optional(previewImageReference),
      actor: optional(nullable(string())),
    }),
  ),
});
