import type { WrittenPiece } from '#server/content/piece/piece-store-repository';
import { paragraph } from './news-draft';
import { troupe } from './troupe';

/** Seven parts: two women at least, three men, and two that anybody may play. */
export const cast = {
  uuid: '0190a000-0000-7000-8000-0000000000c0',
  minMen: 3,
  maxMen: 5,
  minWomen: 2,
  maxWomen: 4,
  minTotal: 7,
  maxTotal: 7,
  baseMen: 3,
  baseWomen: 2,
  baseTotal: 7,
};

/** A play of nobody's, never performed, visible since the beginning of 2026, but for what is said. */
export function pieceDraft(fields: Partial<WrittenPiece> & Pick<WrittenPiece, 'uuid'>): WrittenPiece {
  return {
    slug: `piece-${fields.uuid}`,
    title: 'Le Dindon',
    duration: 120,
    genre: 'vaudeville',
    resume: paragraph('Un mari qui poursuit les femmes des autres finit attrapé.'),
    previewImage: null,
    creationDate: new Date('2026-01-02T10:00:00+01:00'),
    lastModified: null,
    visibleFrom: new Date('2026-01-02T10:00:00+01:00'),
    author: troupe.colette.uuid,
    lastAuthor: null,
    textAuthors: [],
    charactersData: cast,
    performance: null,
    version: 'first',
    ...fields,
  };
}

/** What an editor sends of a play, but for its preview image and its authors. */
export const writtenPiece = {
  title: 'Le Dindon',
  duration: 120,
  genre: 'vaudeville',
  resume: paragraph('Un mari qui poursuit les femmes des autres finit attrapé.'),
  charactersData: cast,
};
