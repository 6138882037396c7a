import { formatWireDate } from './paris-time';

/** JSON text of an answer or a body; every Date in it takes the wire form. Fields that are undefined are left out. */
export function encodeWire(value: unknown): string {
  return JSON.stringify(value, writeDate);
}

// JSON.stringify calls Date.toJSON before the replacer, so the replacer looks at the holder instead.
function writeDate(this: unknown, key: string, value: unknown): unknown {
  const held = typeof this === 'object' && this !== null ? Reflect.get(this, key) : undefined;
  return held instanceof Date ? formatWireDate(held) : value;
}
