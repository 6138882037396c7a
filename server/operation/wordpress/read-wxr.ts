import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decoded } from '#common/html/html-entities';
import { parisMoment } from '#common/base/paris-time';
import { CommandFault } from '../../command';

/** The file cannot be imported as a whole; the message says why, in French. */
export class FaultyWxr extends CommandFault {
  override readonly name = 'FaultyWxr';
}

/** A post or any other item of a WordPress export; texts as they are in the file. */
export interface WxrItem {
  /** `post`, `page`, `attachment`… */
  readonly type: string;
  readonly status: string;
  readonly id: string;
  /** The id of what it is attached to; `0`: nothing. */
  readonly parent: string;
  readonly guid: string;
  readonly title: string;
  /** The last part of its address. */
  readonly slug: string;
  /** The login of its author. */
  readonly creator: string;
  readonly content: string;
  readonly excerpt: string;
  /** Undefined for a draft without one. */
  readonly date: Date | undefined;
  readonly modified: Date | undefined;
  readonly hasPassword: boolean;
  readonly categories: readonly { readonly domain: string; readonly name: string }[];
  readonly comments: number;
  /** The address of an attachment. */
  readonly url: string;
  /** Its path below `wp-content/uploads`. */
  readonly file: string;
}

/** A WordPress export. */
export interface Wxr {
  /** Mail address of each author, by login. */
  readonly mails: ReadonlyMap<string, string>;
  readonly items: readonly WxrItem[];
}

/**
 * Reads a WordPress export (WXR). No entity is expanded but the five of XML and numbers: a file that declares its own is
 * refused. Throws FaultyWxr.
 */
export function readWxr(text: string): Wxr {
  const start = /^\uFEFF?\s*(<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*/.exec(text)?.[0].length ?? 0;
  if (text.charAt(start) !== '<' || text.includes('\0')) throw new FaultyWxr('Ce fichier n’est pas du XML.');
  if (/^<!DOCTYPE/i.test(text.slice(start, start + 9)))
    throw new FaultyWxr('Ce fichier déclare un DOCTYPE ; un export de WordPress n’en a pas.');
  const channel = part(part(parsed(text), 'rss'), 'channel');
  if (channel === undefined || words(part(channel, 'wp:wxr_version')) === '')
    throw new FaultyWxr(
      'Ce fichier n’est pas un export de WordPress (Outils, Exporter) : il y manque wp:wxr_version.',
    );
  return {
    mails: new Map(
      parts(channel, 'wp:author').map((author) => [
        words(part(author, 'wp:author_login')),
        words(part(author, 'wp:author_email')),
      ]),
    ),
    items: parts(channel, 'item').map(itemOf),
  };
}

function parsed(text: string): unknown {
  const checked = XMLValidator.validate(text);
  if (checked !== true) {
    // What is never closed is told of the first line.
    const place = checked.err.line > 1 ? ` (ligne ${checked.err.line})` : '';
    throw new FaultyWxr(`Ce fichier est abîmé ou incomplet${place} : exportez-le de nouveau.`);
  }
  try {
    return parser.parse(text);
  } catch {
    throw new FaultyWxr('Ce fichier est abîmé : son XML n’a pas pu être lu. Exportez-le de nouveau.');
  }
}

const CDATA = '#cdata';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: CDATA,
});

function itemOf(item: unknown): WxrItem {
  const text = (name: string) => words(part(item, name));
  const meta = new Map(
    parts(item, 'wp:postmeta').map((entry) => [
      words(part(entry, 'wp:meta_key')),
      words(part(entry, 'wp:meta_value')),
    ]),
  );
  return {
    type: text('wp:post_type'),
    status: text('wp:status'),
    id: text('wp:post_id'),
    parent: text('wp:post_parent'),
    guid: text('guid') || text('link'),
    title: text('title'),
    slug: text('wp:post_name'),
    creator: text('dc:creator'),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    date: dateOf(text('wp:post_date_gmt'), text('wp:post_date')),
    modified: dateOf(text('wp:post_modified_gmt'), text('wp:post_modified')),
    hasPassword: text('wp:post_password') !== '',
    categories: parts(item, 'category').map((category) => ({
      domain: words(part(category, '@_domain')),
      name: words(category),
    })),
    comments: parts(item, 'wp:comment').length,
    url: text('wp:attachment_url'),
    file: meta.get('_wp_attached_file') ?? '',
  };
}

/** `2014-05-03 18:30:00`: in UTC, or if that is missing in the time of Paris. */
function dateOf(utc: string, local: string): Date | undefined {
  const [inUtc, here] = [utc, local].map((text) => written.exec(text));
  if (inUtc) return realDate(new Date(`${inUtc[0].replace(' ', 'T')}Z`));
  const [year, month, day, hour, minute, second] = here?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return realDate(parisMoment(year, month, day, hour, minute, second));
}

const written = /^([1-9]\d{3})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/;

const realDate = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date);

const part = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;

const parts = (node: unknown, name: string): unknown[] => {
  const found = part(node, name);
  return found === undefined ? [] : [found].flat();
};

/** The text of an element. CDATA stands as it is: where it is HTML, that is decoded when it is read as HTML. */
function words(node: unknown): string {
  if (typeof node === 'string') return decoded(node).trim();
  if (Array.isArray(node)) return words(node[0]);
  const literal = parts(node, CDATA);
  if (literal.length > 0) return literal.join('').trim();
  const text = part(node, '#text');
  return typeof text === 'string' ? decoded(text).trim() : '';
}
