import type { NewsRow } from '#common/contract/news';

/** What a page shows of public data. */
export type PageSubject =
  { readonly kind: 'latest' | 'archive' | 'site' } | { readonly kind: 'article'; readonly slug: string };

/** The address under which a page is kept: one for all ways to write it. */
export function pageAddress(path: string): string {
  return path === '/' ? '/breve' : path.replace(/(?<=.)\/+$/, '');
}

/** @param address as `pageAddress` gives it */
export function subjectOf(address: string): PageSubject {
  if (/^\/breve$/i.test(address)) return { kind: 'latest' };
  if (/^\/breve\/archives$/i.test(address)) return { kind: 'archive' };
  const slug = /^\/breve\/lire\/([^/]+)$/i.exec(address)?.[1];
  return slug === undefined ? { kind: 'site' } : { kind: 'article', slug: decoded(slug) };
}

/** The one address of several that search engines are told: an article is found by its slug. */
export function canonicalAddress(address: string, article: Pick<NewsRow, 'slug'> | null): string {
  return article === null ? address.toLowerCase() : `/breve/lire/${article.slug}`;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
