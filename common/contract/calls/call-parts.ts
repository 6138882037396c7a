import type { Struct } from 'superstruct';
import type { EndpointName, EndpointOf } from './endpoints';

type Part = 'params' | 'query' | 'body';

/** The checked and decoded value of one part of a call, bytes for a file; null if the call has no such part. */
export type PartOf<Name extends EndpointName, In extends Part> =
  EndpointOf<Name> extends { readonly [P in In]: infer S }
    ? S extends 'file' | 'bytes'
      ? Uint8Array
      : ValueOf<S>
    : null;

/** All parts that a call takes. */
export type GivenOf<Name extends EndpointName> = {
  readonly [P in keyof EndpointOf<Name> & Part]: WithoutIgnored<ValueOf<EndpointOf<Name>[P]>>;
};

/** Makes `unknown` fields optional: they are ignored, but superstruct's types would require them. */
type WithoutIgnored<T> = T extends Date
  ? T
  : T extends readonly unknown[]
    ? { [Key in keyof T]: WithoutIgnored<T[Key]> }
    : T extends object
      ? {
          [Key in keyof T as unknown extends T[Key] ? never : Key]: WithoutIgnored<T[Key]>;
        } & { [Key in keyof T as unknown extends T[Key] ? Key : never]?: T[Key] }
      : T;

/** The answer of a call; `File` is the type of a file where the answer is made or read. */
export type AnswerOf<Name extends EndpointName, File> =
  EndpointOf<Name> extends { readonly answer: infer A }
    ? A extends 'nothing'
      ? null
      : A extends 'file' | 'stream'
        ? File
        : DeepReadonly<ValueOf<A>>
    : never;

type ValueOf<S> = S extends Struct<infer T, infer _> ? T : never;

type DeepReadonly<T> = T extends Date
  ? T
  : T extends readonly (infer Element)[]
    ? readonly DeepReadonly<Element>[]
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T;
