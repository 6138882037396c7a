import type { Struct } from 'superstruct';

/** A struct of whatever it is. Struct is invariant in its schema, so the widest one can only be typed with any. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStruct = Struct<any, any>;
