import {
  agendaFile,
  coverFile,
  newsFeedFile,
  robotsFile,
  sitemapFile,
  webManifestFile,
} from '#common/contract/site/links';
import type { EncodedText } from './encoded-text';

/** The answer at an address: a page, or a file generated from the same data. */
export interface SentPage {
  readonly status: 200 | 404 | 503;
  readonly text: EncodedText;
  /** HTML by default. */
  readonly type?: string;
}

/** Makes the answer for an address; `/index.html` is the page for any address, which devices store. */
export type PageAt = (path: string) => Promise<SentPage>;

/** Addresses that look like files, but are generated from data like pages. */
export const madeFiles = [
  agendaFile,
  coverFile,
  newsFeedFile,
  robotsFile,
  sitemapFile,
  webManifestFile,
] as const;
export type MadeFile = (typeof madeFiles)[number];

export const isMadeFile = (path: string): path is MadeFile => madeFiles.some((file) => file === path);
