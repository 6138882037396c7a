import type { Kysely } from 'kysely';
import type { Collection } from '#common/contract/feed/collection-names';
import type { SiteLink } from '#common/contract/site/links';
import type { Settings } from '#common/contract/site/settings';
import type { RowKey } from '../../platform/feed/keys';
import type { ReadRows } from '../../platform/feed/read-rows';
import type { Database } from '../../platform/database/schema';
import type { PlainList } from './plain-list';

/** A kind of page: which addresses it has, which public rows it shows, and what it is about. */
export interface PageKind {
  /** Its first parameter, if any, is the slug of the thing that it is about. */
  readonly link: SiteLink;
  findRows(snapshot: Kysely<Database>, slug: string, now: Date): Promise<readonly RowKey[]>;
  /** Collections that its block names even if they have no row, so that the screen does not go on waiting for one. */
  readonly awaited?: readonly Collection[];
  /** The list of its screen, for readers without scripts, if the screen itself is not rendered. */
  readonly list?: (database: Kysely<Database>, slug: string) => Promise<PlainList>;
  /** The thing that the page is about, if it has one; null if it does not exist or is not visible. */
  readonly about?: (rows: ReadRows['byCollection'], now: Date, slug: string) => PageAbout | null;
  /** Whether the page exists even without that thing. */
  readonly existsWithoutThing?: boolean;
  /** The description for search engines of a page that is not about one thing. */
  readonly describe?: (rows: ReadRows['byCollection']) => string | undefined;
}

/** A thing, as described in the head of its page. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
  /** Its canonical address, for search engines. */
  readonly address: string;
  /** Uuid of its preview image. */
  readonly image: string | undefined;
  /** Its Open Graph type; `article` by default. */
  readonly type?: 'website';
  /** Its structured data for search engines (schema.org). */
  data(page: AboutPage): Readonly<Record<string, unknown>>;
}

/** The page that shows it. */
export interface AboutPage {
  readonly settings: Settings;
  /** Address of its picture. */
  readonly picture: string;
  readonly siteUrl: string;
}
