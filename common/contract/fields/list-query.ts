import { type Struct, boolean, coerce, enums, integer, max, min, optional, size, string } from 'superstruct';

/** Numbers and flags arrive as text in a query: `page=2`, `visibleOnly`, `visibleOnly=false`. */
const fromText = (highest: number) =>
  coerce(max(min(integer(), 1), highest), string(), (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text));

/** `page` counts from 1; `limit` is the number of rows on a page, 1 to 200. */
export const pageQuery = {
  page: optional(fromText(1_000_000)),
  limit: optional(fromText(200)),
};

/** `visibleOnly` alone, or with `=true` or `=false`. */
export const flag = coerce(boolean(), string(), (text) =>
  text === '' || text === 'true' ? true : text === 'false' ? false : text,
);

/** A whole number in a query; other text is left unchanged for the struct to refuse. */
export const numberFromText = (struct: Struct<number, null>) =>
  coerce(struct, string(), (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text));

/** `a,b` or `a` repeated, up to 100; both forms arrive as one comma-separated text. */
export const listFromText = <Element>(struct: Struct<Element[], Struct<Element>>) =>
  coerce(size(struct, 0, 100), string(), (text) => (text === '' ? [] : text.split(',')));

/** Orders of lists of published content; `visible` is the date of appearance. */
export const listOrders = [
  'year-asc',
  'year-desc',
  'visible-asc',
  'visible-desc',
  'title-asc',
  'title-desc',
] as const;
export type ListOrder = (typeof listOrders)[number];

export const orderQuery = { orderBy: optional(enums(listOrders)) };
