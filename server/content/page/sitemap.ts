import { type Kysely, sql } from 'kysely';
import { links } from '#common/contract/site/links';
import type { Database } from '../../platform/database/schema';
import { escapeHtml } from '../../platform/http/escape-html';

/** Public pages other than news, plays and events. */
const places = [
  links.newsHome,
  links.newsArchive,
  links.library,
  links.atelier,
  links.gallery,
  links.currentShow,
  links.reservations,
  links.reservationInformation,
  links.history,
  links.sponsors,
  links.contacts,
  links.seasons,
  links.terms,
];

/** The most addresses that search engines read in one file. */
const MOST = 50_000;

/** The sitemap (sitemaps.org, 0.9): every public page, the newest first. */
export async function printSitemap(database: Kysely<Database>, siteUrl: string): Promise<string> {
  const { rows } = await sql<{ path: string; changed: Date }>`
    select path, changed from (
      select ${links.news.to({ slug: '' })} || slug as path, greatest(visible_from, last_modified) as changed
      from news where deleted_at is null and visible_from <= database_clock()
      union all
      select ${links.piece.to({ slug: '' })} || slug, greatest(visible_from, last_modified)
      from pieces where deleted_at is null and visible_from <= database_clock()
      union all
      select ${links.event.to({ slug: '' })} || slug, visible_from
      from events where visible_from <= database_clock() and visible_until > database_clock()
    ) as things order by changed desc, path limit ${MOST - places.length}`.execute(database);
  const entries = [
    ...places.map((place) => entryOf(siteUrl + place.to())),
    ...rows.map(({ path, changed }) => entryOf(siteUrl + path, changed)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entryOf(address: string, changed?: Date): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}
