import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { fullName } from '#common/base/full-name';
import { links, newsFeedFile } from '#common/contract/site/links';
import type { NewsSummary } from '#common/contract/content/news';
import type { Database } from '../../platform/database/schema';
import { listNews } from '../news/news-list';
import { findSettings } from '../settings/settings-repository';
import { escapeHtml } from '../../platform/http/escape-html';

/** Enough for a reader that polls once a month. */
const LATEST = 30;

/** The latest news as an Atom feed (RFC 4287). */
export async function printAtomFeed(database: Kysely<Database>, siteUrl: string): Promise<string> {
  const settings = must(await findSettings(database), 'the settings');
  const { data } = await listNews(database, { page: 1, limit: LATEST }, false);
  const updated = Math.max(0, ...data.map((news) => changedAt(news).getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<id>${escapeHtml(siteUrl)}/</id>`,
    element('title', settings.title),
    element('subtitle', settings.description),
    element('updated', new Date(updated).toISOString()),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(siteUrl)}${newsFeedFile}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(siteUrl)}${links.newsHome.to()}"/>`,
    element('rights', settings.title),
    `<author>${element('name', settings.title)}</author>`,
    ...data.map((news) => entryOf(news, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(news: NewsSummary, siteUrl: string): string {
  const { author } = news;
  return [
    '<entry>',
    // Never changes: an item with a new address is still the same item.
    element('id', `urn:uuid:${news.uuid}`),
    element('title', news.title),
    element('published', news.visibleFrom.toISOString()),
    element('updated', changedAt(news).toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeHtml(siteUrl + links.news.to(news))}"/>`,
    ...(author === undefined ? [] : [`<author>${element('name', fullName(author))}</author>`]),
    ...(news.description === '' ? [] : [element('summary', news.description)]),
    '</entry>',
  ].join('');
}

function changedAt({ visibleFrom, lastModified }: NewsSummary): Date {
  return lastModified !== undefined && lastModified > visibleFrom ? lastModified : visibleFrom;
}

// Removes the characters that XML does not allow, not even escaped.
const element = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))}</${name}>`;
