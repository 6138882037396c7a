/* A filter is read from the address bar, which anyone may have edited: an unknown value counts as absent. */

export function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

/** A whole number from `least` to `most`, without leading zeros. */
export function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^(0|[1-9]\d{0,5})$/.test(text)) return undefined;
  const number = Number(text);
  return least <= number && number <= most ? number : undefined;
}

/** The highest page number accepted. */
export const LAST_PAGE = 999_999;

/** The page in a query string, for a list without other filters. */
export function pageIn(search: string, name = 'page'): number {
  return wholeNumber(new URLSearchParams(search).get(name), 1, LAST_PAGE) ?? 1;
}

/** Whether a query string has a flag, as the calls of the server read it: bare or `true`. */
export const flagIn = (search: string, name: string): boolean =>
  oneOf(['', 'true'], new URLSearchParams(search).get(name)) !== undefined;
