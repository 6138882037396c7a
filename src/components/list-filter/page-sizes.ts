/** How much of a list of the back offices goes on a page. */
export const pageSizes = [5, 10, 20] as const;
export type PageSize = (typeof pageSizes)[number];
