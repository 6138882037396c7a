/** One value of a filter, and how it is written in the address bar. */
export interface AddressField<Value> {
  /** Its name in the query string. */
  readonly name: string;
  /** Its value when the query string does not name it: it is then left out again. */
  readonly absent: Value;
  /** Parses a text that anyone may have edited; undefined: no value of this field, which then counts as absent. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  /** Whether a change of any other field sets it back to `absent`, as the page to the first one. */
  readonly resets: boolean;
}

/** A filter that is kept in the address bar, so that it can be shared, bookmarked and returned to. */
export interface FilterCodec<Filter extends object> {
  /** The filter of an address that has none. */
  readonly whole: Readonly<Filter>;
  /** What any change resets. */
  readonly start: Readonly<Partial<Filter>>;
  /** How many of the fields that narrow the list are set, and their values where none is. */
  readonly countActive: (filter: Readonly<Filter>) => number;
  readonly wide: Readonly<Partial<Filter>>;
  /** Whether there are search words apart from those fields, and their value where there are none. */
  readonly hasWords: (filter: Readonly<Filter>) => boolean;
  readonly wordless: Readonly<Partial<Filter>>;
  /** Reads a filter from a query string; missing or invalid values count as absent. */
  readonly read: (search: string) => Readonly<Filter>;
  /** The query string of a filter, with its question mark; absent values are left out. */
  readonly write: (filter: Readonly<Partial<Filter>>) => string;
}

export type FilterOf<Codec> = Codec extends FilterCodec<infer Filter> ? Readonly<Filter> : never;

/**
 * @param fields of the filter, in the order in which they are written
 * @param narrowing those that leave something out of the list
 * @param words the one with search words, if that is not among them
 */
export function filterCodec<Filter extends object>(
  fields: { readonly [Key in keyof Filter]: AddressField<Filter[Key]> },
  narrowing: readonly NoInfer<keyof Filter>[] = [],
  words?: NoInfer<keyof Filter>,
): FilterCodec<Filter> {
  const keys = Object.keys(fields) as (keyof Filter)[];
  const filled = (among: readonly (keyof Filter)[], valueOf: (key: keyof Filter) => unknown) =>
    Object.fromEntries(among.map((key) => [key, valueOf(key)])) as Filter;
  const absent = (key: keyof Filter) => fields[key].absent;
  const searched = words === undefined ? [] : [words];
  const countSet = (among: readonly (keyof Filter)[], filter: Readonly<Filter>) =>
    among.filter((key) => fields[key].write(filter[key]).trim() !== '').length;

  return {
    whole: filled(keys, absent),
    start: filled(
      keys.filter((key) => fields[key].resets),
      absent,
    ),
    countActive: (filter) => countSet(narrowing, filter),
    wide: filled(narrowing, absent),
    hasWords: (filter) => countSet(searched, filter) > 0,
    wordless: filled(searched, absent),
    read(search) {
      const params = new URLSearchParams(search);
      return filled(keys, (key) => {
        const text = params.get(fields[key].name);
        return (text === null ? undefined : fields[key].read(text)) ?? absent(key);
      });
    },
    write(filter) {
      const params = new URLSearchParams();
      for (const key of keys) {
        const { name, write } = fields[key];
        const text = write(filter[key] ?? absent(key));
        if (text !== write(absent(key))) params.set(name, text);
      }
      const query = params.toString();
      return query === '' ? '' : `?${query}`;
    },
  };
}
