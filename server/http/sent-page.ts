import type { EncodedText } from './encoded-text';

/** The HTML of an address. */
export interface SentPage {
  readonly status: 200 | 404 | 503;
  readonly text: EncodedText;
}

/** What is sent at an address of the page; `/index.html` is the page for any of them, which devices keep. */
export type PageAt = (path: string) => Promise<SentPage>;
