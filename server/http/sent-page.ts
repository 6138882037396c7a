import type { EncodedText } from './encoded-text';

/** What is sent at an address: a page, or a file that is made of the same data. */
export interface SentPage {
  readonly status: 200 | 404 | 503;
  readonly text: EncodedText;
  /** HTML where nothing is said. */
  readonly type?: string;
}

/** What is sent at an address of the page; `/index.html` is the page for any of them, which devices keep. */
export type PageAt = (path: string) => Promise<SentPage>;

/** Addresses that look like files, but are made of data like pages. */
export const madeFiles = ['/agenda.ics', '/flux.xml', '/robots.txt', '/sitemap.xml'] as const;
export type MadeFile = (typeof madeFiles)[number];

export const isMadeFile = (path: string): path is MadeFile => madeFiles.some((file) => file === path);
