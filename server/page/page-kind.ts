import type { Kysely } from 'kysely';
import type { SiteLink } from '#common/contract/site/links';
import type { Settings } from '#common/contract/site/settings';
import type { RowKey } from '../changes/keys';
import type { ReadRows } from '../changes/read-rows';
import type { Database } from '../database/schema';
import type { PlainList } from './plain-list';

/** A kind of page: which addresses it has, which public rows it shows, and what it is about. */
export interface PageKind {
  /** Its first parameter, if any, is the slug of the thing that it is about. */
  readonly link: SiteLink;
  findRows(snapshot: Kysely<Database>, slug: string, now: Date): Promise<readonly RowKey[]>;
  /** What its screen lists, for readers without scripts, where the screen itself is not printed. */
  readonly list?: (database: Kysely<Database>) => Promise<PlainList>;
  /** The thing that the page is about, where it is about one; null: there is none to be seen. */
  readonly about?: (rows: ReadRows['byCollection'], now: Date) => PageAbout | null;
  /** The page is there even where that thing is not. */
  readonly standsWithout?: boolean;
  /** What a page that is about no one thing says of itself to search engines. */
  readonly describe?: (rows: ReadRows['byCollection']) => string | undefined;
}

/** A thing as the head of its page tells it. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
  /** The one address of several that search engines are told. */
  readonly address: string;
  /** Uuid of its miniature. */
  readonly image: string | undefined;
  /** What it is to social networks; an article where nothing is said. */
  readonly type?: 'website';
  /** What search engines read of it (schema.org). */
  data(page: AboutPage): Readonly<Record<string, unknown>>;
}

/** The page on which it stands. */
export interface AboutPage {
  readonly settings: Settings;
  /** Address of its picture. */
  readonly picture: string;
  readonly siteUrl: string;
}
