/** What the window, a bookmark and a search engine call a screen. */
export const windowTitle = (screen: string, site: string): string => `${screen} | ${site}`;
