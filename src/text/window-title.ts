/** The title of a screen for the window, bookmarks and search engines. */
export const windowTitle = (screen: string, site: string): string => `${screen} | ${site}`;
