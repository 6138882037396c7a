import { fold, matchesWords } from '../base/fold';
import type { ImageFormatCode, ImageQuery } from '../contract/content/image';
import type { ImageTypeCode, SpectacleTypeCode } from '../contract/content/reference-names';
import type { Listed } from './list-order';

/** What an image shows of itself to a list. */
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

/** What a list of images is when its query does not say. */
export const imageListDefaults = {
  page: 1,
  limit: 16,
  orderBy: 'visible-desc',
} as const satisfies ImageQuery;

/** An image as `compareListed` orders it: by its name, under its one year. */
export const orderedImage = ({ uuid, name, visibleFrom, year }: ListedImage): Listed => ({
  uuid,
  title: name,
  visibleFrom,
  years: [year],
});

/** Whether an image belongs in the list that a query asks for. Server and mirror answer alike. */
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
 * Whether an image says that it is of a play: its name or description has the title, article or not, as in
 * 'Affiche du Dindon' and 'Le Dindon (3)'.
 */
export function isOfPlay(
  { name, description }: Pick<ListedImage, 'name' | 'description'>,
  title: string,
): boolean {
  const wanted = fold(title).replace(/^(?:le|la|les|l|un|une|des) (?=.)/, '');
  return wanted !== '' && ` ${fold(name)} ${fold(description)} `.includes(` ${wanted} `);
}
