import type { PreviewImageRow } from '#common/contract/content/image';
import type { Settings } from '#common/contract/site/settings';
import { agendaFile, coverFile, newsFeedFile } from '#common/contract/site/links';
import { escapeHtml } from '../../platform/http/escape-html';
import { dataBlock, dataText } from './markup';
import type { PageAbout } from './page-kind';

export interface PageFacts {
  /** The window's title. */
  readonly title: string;
  readonly settings: Settings;
  /** The thing that the page is about, and its preview image. */
  readonly about: PageAbout | null;
  /** The page's own description, if it has one. */
  readonly description: string | null;
  readonly image: PreviewImageRow | null;
  /** The canonical address; null for a page that must not be indexed. */
  readonly address: string | null;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/** The part of a page's head that depends on data: for the window, search engines, and link previews. */
export function pageHead(facts: PageFacts): string {
  const { title, settings, about, address, siteUrl } = facts;
  const description = facts.description ?? settings.description;
  const picture = pictureOf(facts);
  const url = address === null ? null : siteUrl + address;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    url === null ? named('robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:site_name', settings.title),
    property('og:locale', 'fr_FR'),
    property('og:type', about === null ? 'website' : (about.type ?? 'article')),
    property('og:title', about?.title ?? title),
    property('og:description', description),
    url === null ? null : property('og:url', url),
    property('og:image', picture),
    named('twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(settings.title)}" href="${newsFeedFile}" />`,
    `<link rel="alternate" type="text/calendar" title="Agenda" href="${agendaFile}" />`,
    about === null ? null : aboutData(about.data({ settings, picture, siteUrl })),
  ]
    .filter((line) => line !== null)
    .join('\n    ');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

function pictureOf({ image, siteUrl }: PageFacts): string {
  if (image?.version === undefined) return siteUrl + coverFile;
  return `${siteUrl}/api/preview-images/${image.uuid}/file?v=${encodeURIComponent(image.version)}`;
}

const aboutData = (data: ReturnType<PageAbout['data']>) =>
  dataBlock('type="application/ld+json"', dataText({ '@context': 'https://schema.org', ...data }));
