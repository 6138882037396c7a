import { fold } from '../base/fold';
import { matchesWords } from '../base/word-beginnings';
import type { ImageFormatCode, ImageQuery } from '../contract/content/image';
import type { ImageTypeCode, SpectacleTypeCode } from '../contract/content/reference-names';
import type { Listed } from './list-order';

/** The fields of an image that lists need. */
export interface ListedImage {
  readonly uuid: string;
  readonly name: string;
  readonly description: string;
  readonly year: number;
  readonly visibleFrom: Date;
  readonly spectacleTypes: readonly SpectacleTypeCode[];
  readonly types: readonly ImageTypeCode[];
  readonly formats: readonly ImageFormatCode[];
}

/** The defaults of a list of images. */
export const imageListDefaults = {
  page: 1,
  limit: 16,
  orderBy: 'visible-desc',
} as const satisfies ImageQuery;

/** An image as `compareListed` sorts it: its name is the title, its year the only one. */
export const orderedImage = ({ uuid, name, visibleFrom, year }: ListedImage): Listed => ({
  uuid,
  title: name,
  visibleFrom,
  years: [year],
});

/** Whether an image matches the query of a list. Server and mirror use the same function. */
export function matchesImageQuery(image: ListedImage, query: ImageQuery, now: Date): boolean {
  const { text, year, spectacleType, type, notTypes = [], format } = query;
  const visible = image.visibleFrom <= now;
  return (
    (text === undefined || matchesWords(text, `${image.name} ${image.description}`)) &&
    (year === undefined || image.year === year) &&
    (spectacleType === undefined || image.spectacleTypes.includes(spectacleType)) &&
    (type === undefined || image.types.includes(type)) &&
    !notTypes.some((excluded) => image.types.includes(excluded)) &&
    (format === undefined || image.formats.includes(format)) &&
    !(query.visibleOnly === true && !visible) &&
    !(query.invisibleOnly === true && visible)
  );
}

/**
 * Whether an image is labelled with a play: its name or description contains the title, with or without the article, as
 * in 'Affiche du Dindon' and 'Le Dindon (3)'.
 */
export function isOfPlay(
  { name, description }: Pick<ListedImage, 'name' | 'description'>,
  title: string,
): boolean {
  const wanted = fold(title).replace(/^(?:le|la|les|l|un|une|des) (?=.)/, '');
  return wanted !== '' && ` ${fold(name)} ${fold(description)} `.includes(` ${wanted} `);
}
