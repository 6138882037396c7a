import { is } from 'superstruct';
import { webLink } from '#common/contract/fields/primitives';
import { isSafeHref } from '#common/contract/fields/rich-text-check';

/**
 * The link meant by typed text: a site with or without https, a mail address, a telephone number, a path of this site.
 */
export function linkAddress(typed: string): string | undefined {
  const words = typed.trim();
  const address = meant(words);
  return address !== undefined && isSafeHref(address) ? address : undefined;
}

function meant(words: string): string | undefined {
  if (/^(mailto:|tel:|\/)/i.test(words)) return words;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return `mailto:${words}`;
  if (/^(\+|0)\d[\d .-]{6,}$/.test(words)) return `tel:${words.replace(/[ .-]/g, '')}`;
  if (words === '' || !is(words, webLink)) return undefined;
  return /^https?:/i.test(words) ? words : `https://${words}`;
}
