import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { WrittenNews } from '#server/content/news/news-repository';
import { troupe } from './troupe';

/** A document of one paragraph. */
export function paragraph(words: string): RichText {
  return { type: 'adls-text', content: [{ type: 'p', content: [{ type: 'text', content: words }] }] };
}

/** A news item of Colette's, visible since the beginning of 2026, but for what is said. */
export function newsDraft(fields: Partial<WrittenNews> & Pick<WrittenNews, 'uuid'>): WrittenNews {
  return {
    slug: `breve-${fields.uuid}`,
    title: 'Les répétitions reprennent',
    description: 'Mardi, au foyer.',
    content: paragraph('On s’échauffe dès vingt heures.'),
    previewImage: null,
    creationDate: new Date('2026-01-02T10:00:00+01:00'),
    lastModified: null,
    visibleFrom: new Date('2026-01-02T10:00:00+01:00'),
    author: troupe.colette.uuid,
    lastAuthor: null,
    years: [2026],
    spectacleTypes: [],
    version: 'first',
    ...fields,
  };
}
