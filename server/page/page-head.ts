import type { PreviewImageRow } from '#common/contract/image';
import type { NewsRow } from '#common/contract/news';
import type { Settings } from '#common/contract/settings';
import { dataBlock, dataText, escapeHtml } from './markup';

export interface PageFacts {
  /** The window's title. */
  readonly title: string;
  readonly settings: Settings;
  /** The news item that the page is about, and its miniature. */
  readonly article: NewsRow | null;
  readonly image: PreviewImageRow | null;
  /** Where the page is found; null for one that is not to be found by strangers. */
  readonly address: string | null;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/** The part of a page's head that depends on data: for the window, search engines, and who is sent a link to it. */
export function pageHead(facts: PageFacts): string {
  const { title, settings, article, address, siteUrl } = facts;
  const description = article?.description.trim() || settings.description;
  const picture = pictureOf(facts);
  const url = address === null ? null : siteUrl + address;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    url === null ? named('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:site_name', settings.title),
    property('og:locale', 'fr_FR'),
    property('og:type', article === null ? 'website' : 'article'),
    property('og:title', article?.title ?? title),
    property('og:description', description),
    url === null ? null : property('og:url', url),
    property('og:image', picture),
    named('twitter:card', 'summary_large_image'),
    article === null ? null : articleData(article, facts, picture),
  ]
    .filter((line) => line !== null)
    .join('\n    ');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

function pictureOf({ image, siteUrl }: PageFacts): string {
  if (image?.version === undefined) return `${siteUrl}/icons/og-default.png`;
  return `${siteUrl}/api/preview-images/${image.uuid}/file?v=${encodeURIComponent(image.version)}`;
}

/** What search engines read of an article (schema.org). */
function articleData(article: NewsRow, { settings, address, siteUrl }: PageFacts, picture: string): string {
  const { author, description } = article;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    ...(description !== '' && { description }),
    image: picture,
    datePublished: article.visibleFrom,
    dateModified: article.lastModified ?? article.visibleFrom,
    ...(author !== undefined && {
      author: { '@type': 'Person', name: `${author.firstname} ${author.name}` },
    }),
    publisher: { '@type': 'Organization', name: settings.title, url: siteUrl },
    ...(address !== null && { mainEntityOfPage: siteUrl + address }),
  };
  return dataBlock('type="application/ld+json"', dataText(data));
}
