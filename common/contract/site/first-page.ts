/** The id of the block of data in the page's HTML: the wire form of a PullAnswer with the rows that the page shows. */
export const firstRowsId = 'first-rows';

/**
 * Who an address is for: everybody; everybody who is here already, since it has nothing of its own; those whom the page
 * lets in once it knows them; or nobody, since no screen is there.
 */
export type Standing = 'open' | 'unlisted' | 'guarded' | 'nowhere';

/** What a visitor sees at an address before any script has run. */
export interface RenderedPage {
  /** The content of the root element; empty where the page has to know more first. */
  readonly html: string;
  /** The window's title. */
  readonly title: string;
  readonly standing: Standing;
}

/**
 * The page as a function for the server. The page's scripts go on from the same HTML with the same rows.
 * @param path of the address
 * @param firstRows the text of the block of data
 */
export type RenderPage = (path: string, firstRows: string) => Promise<RenderedPage>;
