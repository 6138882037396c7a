import { beginning, lengthFault } from '#common/base/character-count';
import { type ListOrder, listOrders } from '#common/contract/fields/list-query';
import { uuidPattern } from '#common/base/uuid';
import { LAST_PAGE, oneOf, wholeNumber } from './address-value';
import type { AddressField } from './filter-codec';
import { type PageSize, pageSizes } from './page-sizes';

type Option<Value> = AddressField<Value | null>;

/** The most characters of search words that the server accepts. */
const MAX_WORDS = 200;

/** The fault of search words, in French: too long ones are not looked up. */
export const wordsFault = (typed: string): string | undefined => lengthFault(typed, MAX_WORDS);

const MAX_YEAR = 12;

/** Words as typed. */
export const words = (name: string, most = MAX_WORDS): AddressField<string> => ({
  name,
  absent: '',
  read: (text) => beginning(text, most),
  write: (text) => text,
  resets: false,
});

/** A year as typed: it may be invalid, and then nothing is looked up. */
export const typedYear = words('annee', MAX_YEAR);

/** One of some values. */
export const choice = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  absent: Value,
): AddressField<Value> => ({
  name,
  absent,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
  resets: false,
});

/** One of the views of a list, which are given with their names. */
export const viewField = <View extends string>(
  names: Readonly<Record<View, string>>,
  absent: NoInfer<View>,
): AddressField<View> => choice('vue', Object.keys(names) as View[], absent);

/** One of some values, or none. */
export const option = <Value extends string>(name: string, values: readonly Value[]): Option<Value> =>
  optional(name, (text) => oneOf(values, text), String);

/** A text that matches a pattern, or none. */
export const matching = (name: string, pattern: RegExp): Option<string> =>
  optional(name, (text) => (pattern.test(text) ? text : undefined), String);

export const uuidField = (name: string): Option<string> => matching(name, uuidPattern);

/** A whole number from 0 to `most`, or none. */
export const numberUpTo = (name: string, most: number): Option<number> =>
  optional(name, (text) => wholeNumber(text, 0, most), String);

/** Whether it is so. */
export const flag = (name: string): AddressField<boolean> => ({
  name,
  absent: false,
  read: (text) => text === 'oui',
  write: (is) => (is ? 'oui' : ''),
  resets: false,
});

/** A value that has a code of its own in the address, or none. */
export const optional = <Value>(
  name: string,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): Option<Value> => ({
  name,
  absent: null,
  read,
  write: (value) => (value === null ? '' : write(value)),
  resets: false,
});

export const orderField = (absent: ListOrder): AddressField<ListOrder> => choice('tri', listOrders, absent);

/** The page size of a back office's list. */
export const sizeField: AddressField<PageSize> = choice('taille', pageSizes, 10);

/** The number of the page: any other change leads to the first one. */
export const pageField: AddressField<number> = {
  name: 'page',
  absent: 1,
  read: (text) => wholeNumber(text, 1, LAST_PAGE),
  write: String,
  resets: true,
};
