import { type Refiner, type Struct, is, refine } from 'superstruct';

/**
 * As superstruct's `refine`, for a rule about several parts of a value: it sees only values whose parts are all right.
 * Superstruct runs a rule also where one part has the wrong type, if a part after it is merely out of bounds.
 */
export const refineWhole = <Type, Schema>(
  struct: Struct<Type, Schema>,
  name: string,
  rule: Refiner<Type>,
): Struct<Type, Schema> =>
  refine(struct, name, (value, context) => (is(value, struct) ? rule(value, context) : true));
