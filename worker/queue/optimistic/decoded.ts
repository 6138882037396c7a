import { type Struct, validate } from 'superstruct';

/** A write's decoded body; null for one that the server will refuse, and that therefore shows nothing. */
export function decoded<T, S>(body: unknown, struct: Struct<T, S>): T | null {
  const [failure, value] = validate(body, struct, { coerce: true });
  return failure === undefined ? value : null;
}
