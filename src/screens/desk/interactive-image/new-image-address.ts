import { links } from '#common/contract/site/links';

/** Marks the address of one not begun yet: without it, an address under which there is nothing is one that was deleted. */
const MARK = 'nouvelle';

/** The form of a new one of a show. */
export const newImageAddress = (named: { readonly slug: string; readonly uuid: string }): string =>
  `${links.interactiveImage.to(named)}?${MARK}`;

export const isNewImage = (search: string): boolean => new URLSearchParams(search).has(MARK);
