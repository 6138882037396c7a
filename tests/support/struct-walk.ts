import type { Struct } from 'superstruct';

// Struct is invariant in its schema, so `any` is the only type for all structs.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStruct = Struct<any, any>;

/** A struct within another one, and where it stands there: `seats.*.count`. */
export interface Placed {
  readonly path: string;
  readonly struct: AnyStruct;
}

/** A struct and all that stand in it, from the outside in. */
export function* structsIn(struct: AnyStruct, path = ''): Generator<Placed> {
  yield { path, struct };
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  switch (struct.type) {
    case 'object':
    case 'type':
      for (const [name, field] of Object.entries<AnyStruct>(struct.schema))
        yield* structsIn(field, inside(name));
      return;
    case 'array':
      yield* structsIn(struct.schema, inside('*'));
  }
}

/** Whether a struct takes a value that came over the wire. */
export const takes = (struct: AnyStruct, value: unknown): boolean =>
  struct.validate(value, { coerce: true })[0] === undefined;
