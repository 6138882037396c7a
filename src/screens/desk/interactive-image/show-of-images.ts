import type { Show } from '#common/contract/agenda/show';

/** What lists and forms need of the show. */
export interface ShowOfImages extends Pick<Show, 'uuid' | 'slug'> {
  readonly pieces: readonly Pick<Show['pieces'][number], 'slug'>[];
}

/** Stands for a show that is no more, in the form of what was written for it. */
export const formerShow = (uuid: string): ShowOfImages => ({ uuid, slug: uuid, pieces: [] });
