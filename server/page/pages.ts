import type { Kysely } from 'kysely';
import { type RenderPage, firstRowsId } from '#common/contract/first-page';
import type { Readers } from '../changes/readers';
import type { Database } from '../database/schema';
import { EncodedText } from '../http/encoded-text';
import { type Freshness, KeptUntilChange } from '../http/kept-until-change';
import type { Log } from '../http/log';
import { opensSomething } from '../http/security-headers';
import type { PageAt, SentPage } from '../http/sent-page';
import { readFirstRows } from './first-rows';
import { dataBlock, dataText } from './markup';
import { pageHead } from './page-head';
import { canonicalAddress, pageAddress, subjectOf } from './page-subject';

export interface PagesParts {
  readonly database: Kysely<Database>;
  readonly freshness: Freshness;
  readonly readers: Readers;
  readonly cursorKey: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** The built index.html, with places for what depends on address and data. */
  readonly template: string;
  readonly renderPage: RenderPage;
  readonly log: Log;
}

/** The address of any page, for devices to keep: nothing is printed into it. */
const SHELL = '/index.html';

/** The pages of the site as visitors see them first, each printed once and kept until public data change. */
export function createPages(parts: PagesParts): PageAt {
  const kept = new KeptUntilChange<SentPage>(parts.freshness, ({ status, text }) =>
    status === 200 ? text.bytes.length : null,
  );
  return (path) => {
    const address = pageAddress(path);
    return kept
      .get(address, () => (address === SHELL ? printShell(parts) : printPage(parts, address)))
      .catch((error: unknown) => {
        parts.log.error('page not printed', { error });
        // A device that has been here before reads on, whatever became of the database.
        return { status: 503, text: new EncodedText(parts.template) } as const;
      });
  };
}

async function printPage(parts: PagesParts, address: string): Promise<SentPage> {
  const subject = subjectOf(address);
  const first = await readFirstRows(parts.database, subject, parts);
  const rows = dataText(first.answer);
  const { html, title, standing } = await parts.renderPage(address, rows);
  const isFound = standing !== 'nowhere' && (subject.kind !== 'article' || first.article !== null);
  const isPublic = isFound && standing === 'open' && !opensSomething(address);
  const head = pageHead({
    ...first,
    title,
    address: isPublic ? canonicalAddress(address, first.article) : null,
    siteUrl: parts.siteUrl,
  });
  return {
    status: isFound ? 200 : 404,
    text: fill(parts.template, {
      head,
      page: html,
      rows: dataBlock(`id="${firstRowsId}" type="application/json"`, rows),
    }),
  };
}

async function printShell({ database, siteUrl, template, ...parts }: PagesParts): Promise<SentPage> {
  const first = await readFirstRows(database, { kind: 'site' }, parts);
  const head = pageHead({ ...first, title: first.settings.title, address: null, siteUrl });
  return { status: 200, text: fill(template, { head, page: '', rows: '' }) };
}

function fill(template: string, places: Readonly<Record<'head' | 'page' | 'rows', string>>): EncodedText {
  const { head, page, rows } = places;
  return new EncodedText(
    template
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => page)
      .replace('<!--rows-->', () => rows),
  );
}
