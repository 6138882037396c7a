/** The id of the data block in the page's HTML: the wire form of a PullAnswer with the rows that the page shows. */
export const firstRowsId = 'first-rows';

/**
 * Who may find an address: everybody; everybody, but without search engines, since it has no content of its own; only
 * people whose rights the page has checked; or nobody, since there is no screen.
 */
export type PageAccess = 'open' | 'unlisted' | 'guarded' | 'nowhere';

/** The page for an address before any script has run. */
export interface RenderedPage {
  /** The content of the root element; empty if the page needs more information first. */
  readonly html: string;
  /** The window's title. */
  readonly title: string;
  readonly access: PageAccess;
}

/**
 * Renders the page on the server. The page's scripts hydrate the same HTML with the same rows.
 * @param path of the address
 * @param firstRows the text of the data block
 * @param siteUrl the site's origin, for links that tell it elsewhere
 */
export type RenderPage = (path: string, firstRows: string, siteUrl: string) => Promise<RenderedPage>;
