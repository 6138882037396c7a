import type { Kysely } from 'kysely';
import { parisDay } from '#common/base/paris-time';
import { isSecretPath } from '#common/contract/site/secret-addresses';
import type { Settings } from '#common/contract/site/settings';
import { type RenderPage, firstRowsId } from '#common/contract/site/first-page';
import { findTelephone } from '../about-text/telephone-repository';
import type { Readers } from '../../platform/feed/readers';
import type { Database } from '../../platform/database/schema';
import { EncodedText } from '../../platform/http/encoded-text';
import { type Freshness, CachedUntilChange } from '../../platform/http/cached-until-change';
import { inTime } from '../../platform/process/in-time';
import type { Log } from '../../platform/process/log';
import { type MadeFile, type PageAt, type SentPage, isMadeFile } from '../../platform/http/sent-page';
import { printAtomFeed } from './atom-feed';
import { printCalendar } from './calendar';
import { printCover } from './cover';
import { readFirstRows } from './first-rows';
import { dataBlock, dataText } from './markup';
import { pageHead } from './page-head';
import { printRobots } from './robots';
import { printSitemap } from './sitemap';
import { pageAddress, sitePage, subjectOf } from './page-subject';
import { printPlain } from './plain-list';
import { printWebManifest } from './web-manifest';

export interface PagesDependencies {
  readonly database: Kysely<Database>;
  readonly freshness: Freshness;
  readonly readers: Readers;
  readonly cursorKey: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** The built index.html, with placeholders for what depends on address and data. */
  readonly template: string;
  /** The built manifest, under the program's own name. */
  readonly webManifest: string;
  readonly renderPage: RenderPage;
  readonly log: Log;
}

/** The address of the shell, which devices cache for any page: it contains no page, no list and no rows. */
const SHELL = '/index.html';

/** Milliseconds, as for a call: a frozen database must not keep a page from its mirror. */
const PRINT_WITHIN = 9000;

/** The site's pages as rendered for a first visit, each rendered once and cached until public data change. */
export function createPages(parts: PagesDependencies): PageAt {
  const kept = new CachedUntilChange<SentPage>(parts.freshness, ({ status, text }) =>
    status === 200 ? text.bytes.length : null,
  );
  return (path) => {
    const address = pageAddress(path);
    return inTime(
      // A page says which evening is today's: it is printed anew each day.
      kept.get(`${parisDay(new Date())} ${address}`, () => print(parts, address)),
      PRINT_WITHIN,
    ).catch((error: unknown) => {
      parts.log.error('page not printed', { error });
      // The template without data: a returning device can show its mirror even if the database is down.
      return { status: 503, text: new EncodedText(parts.template) } as const;
    });
  };
}

function print(parts: PagesDependencies, address: string): Promise<SentPage> {
  if (address === SHELL) return printShell(parts);
  return isMadeFile(address) ? makeFile(parts, address) : printPage(parts, address);
}

async function makeFile(parts: PagesDependencies, file: MadeFile): Promise<SentPage> {
  const { database, siteUrl, webManifest } = parts;
  const { make, type } = files[file];
  return { status: 200, text: new EncodedText(await make(database, siteUrl, webManifest)), type };
}

const files = {
  '/agenda.ics': { make: printCalendar, type: 'text/calendar; charset=utf-8' },
  '/icons/og-default.png': { make: printCover, type: 'image/png' },
  '/flux.xml': { make: printAtomFeed, type: 'application/atom+xml; charset=utf-8' },
  '/robots.txt': { make: printRobots, type: 'text/plain; charset=utf-8' },
  '/sitemap.xml': { make: printSitemap, type: 'application/xml; charset=utf-8' },
  '/manifest.webmanifest': { make: printWebManifest, type: 'application/manifest+json; charset=utf-8' },
} as const satisfies Record<MadeFile, object>;

async function printPage(parts: PagesDependencies, address: string): Promise<SentPage> {
  const subject = subjectOf(address);
  const first = await readFirstRows(parts.database, subject, parts);
  const rows = dataText(first.answer);
  const { html, title, access } = await parts.renderPage(address, rows, parts.siteUrl);
  const { kind, slug } = subject;
  const { about, existsWithoutThing } = kind;
  const isThere = about === undefined || existsWithoutThing === true || first.about !== null;
  const isFound = access !== 'nowhere' && isThere;
  const isPublic = isFound && access === 'open' && !isSecretPath(address);
  const head = pageHead({
    ...first,
    title,
    address: isPublic ? (first.about?.address ?? address.toLowerCase()) : null,
    siteUrl: parts.siteUrl,
  });
  const list = isPublic ? await kind.list?.(parts.database, slug) : undefined;
  return {
    status: isFound ? 200 : 404,
    text: fill(parts.template, {
      settings: first.settings,
      head,
      page: html,
      plain: printPlain(
        // What has no markup has its title at least.
        list ?? (html === '' ? { title, lines: [] } : undefined),
        await findTelephone(parts.database),
        first.settings.address,
      ),
      rows: dataBlock(`id="${firstRowsId}" type="application/json"`, rows),
    }),
  };
}

async function printShell({ database, siteUrl, template, ...parts }: PagesDependencies): Promise<SentPage> {
  const first = await readFirstRows(database, sitePage, parts);
  const head = pageHead({ ...first, title: first.settings.title, address: null, siteUrl });
  const plain = printPlain(undefined, await findTelephone(database), first.settings.address);
  return {
    status: 200,
    text: fill(template, { settings: first.settings, head, page: '', plain, rows: '' }),
  };
}

function fill(
  template: string,
  places: Readonly<Record<'head' | 'page' | 'plain' | 'rows', string>> & { readonly settings: Settings },
): EncodedText {
  const { settings, head, page, plain, rows } = places;
  return new EncodedText(
    template
      .replace('<html', () =>
        settings.colour === undefined ? '<html' : `<html data-colour="${settings.colour}"`,
      )
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => page)
      .replace('<!--plain-->', () => plain)
      .replace('<!--rows-->', () => rows),
  );
}
