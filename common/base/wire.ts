import { formatWireDate } from './paris-time';

/** The type of a value to be sent: each Date may also be its wire form. */
export type Wire<T> = T extends Date
  ? Date | string
  : T extends readonly (infer Element)[]
    ? readonly Wire<Element>[]
    : T extends object
      ? { readonly [Key in keyof T]: Wire<T[Key]> }
      : T;

/** JSON text of an answer or a body; every Date in it takes the wire form. Fields that are undefined are left out. */
export function encodeWire(value: unknown): string {
  return JSON.stringify(value, writeDate);
}

/** A value as the other side reads it: Dates become text, undefined fields are left out. */
export function onWire<T>(value: T): Wire<T> {
  return JSON.parse(encodeWire(value)) as Wire<T>;
}

// JSON.stringify calls Date.toJSON before the replacer, so the replacer reads the Date from the holder instead.
function writeDate(this: unknown, key: string, value: unknown): unknown {
  const held = typeof this === 'object' && this !== null ? Reflect.get(this, key) : undefined;
  return held instanceof Date ? formatWireDate(held) : value;
}
