/** The page sizes of the back offices' lists. */
export const pageSizes = [5, 10, 20] as const;
export type PageSize = (typeof pageSizes)[number];
