import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { escapeHtml } from '../http/escape-html';

/** Pages that everybody may find besides the news and the plays. */
const places = [
  '/breve',
  '/breve/archives',
  '/bibliotheque',
  '/atelier',
  '/images/galerie',
  '/spectacle-du-moment',
  '/reservations',
  '/reservations/informations',
  '/a-propos-de-nous/notre-histoire',
  '/a-propos-de-nous/nos-partenaires',
  '/a-propos-de-nous/contacts',
  '/a-propos-de-nous/saisons',
  '/conditions-generales-d-utilisation',
];

/** As many addresses as search engines read in one file. */
const MOST = 50_000;

/** The sitemap (sitemaps.org, 0.9): every page that everybody may find, the newest first. */
export async function printSitemap(database: Kysely<Database>, siteUrl: string): Promise<string> {
  const { rows } = await sql<{ path: string; changed: Date }>`
    select path, changed from (
      select '/breve/lire/' || slug as path, greatest(visible_from, last_modified) as changed
      from news where deleted_at is null and visible_from <= database_clock()
      union all
      select '/bibliotheque/' || slug, greatest(visible_from, last_modified)
      from pieces where deleted_at is null and visible_from <= database_clock()
    ) as things order by changed desc, path limit ${MOST - places.length}`.execute(database);
  const entries = [
    ...places.map((path) => entryOf(siteUrl + path)),
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
