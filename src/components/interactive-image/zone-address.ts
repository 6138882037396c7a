import { addressOfLink } from '#common/base/web-address';

/** Whether a link zone leads to a page of this site. */
export const isOfThisSite = (link: string): boolean => link.startsWith('/');

/** Where a link zone leads: a path of this site as it is, an address of the web with `https://` if it was typed without. */
export const zoneAddress = (link: string): string => (isOfThisSite(link) ? link : addressOfLink(link));
