import { array, object, optional, type } from 'superstruct';
import { writtenCharactersData } from '#common/contract/content/characters-data';
import { codedSpectacleType } from '#common/contract/content/image';
import { duration } from '#common/contract/content/piece';
import { line, moment, slug, text, uuid, year } from '#common/contract/fields/primitives';
import { writtenRichText } from '#common/contract/fields/rich-text';
import { personReference } from '#common/contract/people/user';

const importedPerformance = object({
  uuid,
  type: codedSpectacleType,
  years: array(year),
  characters: array(
    object({
      uuid,
      name: line(200),
      description: optional(text(1000)),
      preview: optional(object({ uuid })),
      actor: optional(text(200)),
    }),
  ),
  dates: array(object({ uuid, date: moment })),
});

/** A play with its cast and dates, in the form of an import line. */
export const importedPiece = object({
  uuid: optional(uuid),
  slug,
  title: line(200),
  duration: optional(duration),
  genre: optional(text(60)),
  resume: writtenRichText,
  previewImage: optional(object({ uuid })),
  creationDate: moment,
  lastModified: optional(moment),
  visibleFrom: moment,
  author: optional(personReference),
  lastAuthor: optional(personReference),
  textAuthors: array(type({ slug })),
  charactersData: writtenCharactersData,
  performance: optional(importedPerformance),
});
