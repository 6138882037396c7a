import type { Struct } from 'superstruct';
import type { PermissionName } from './permissions';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

// Struct is invariant in its schema, so the widest one has no other name.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyStruct = Struct<any, any>;

export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly who: PermissionName;
  readonly params?: AnyStruct;
  readonly query?: AnyStruct;
  /** Not JSON. `'file'`: one file in a form, under the name `file`; `'bytes'`: part of a file, as it is. */
  readonly body?: AnyStruct | 'file' | 'bytes';
  readonly answer: AnyStruct | 'nothing' | 'file' | 'stream';
  readonly queued?: boolean;
  /** One step of several: what it asks for stands on the step before, and never takes its place in the outbox. */
  readonly step?: boolean;
  /** The answer is 201: something new stands. */
  readonly created?: boolean;
  /** What its body lists is checked one by one: what cannot be read or kept is refused alone, and never the whole. */
  readonly oneByOne?: boolean;
  /** A device key will do too. */
  readonly orDevice?: boolean;
  /** It does not matter who calls: a token that is over, sent along by habit, must not stand in the way of a new one. */
  readonly anonymous?: boolean;
}

type Parts = Omit<Endpoint, 'method' | 'path' | 'who'>;

export function get<const Path extends string, const P extends Parts>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'GET', path, who, ...parts } as const;
}

export function post<const Path extends string, const P extends Parts>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'POST', path, who, ...parts } as const;
}

export function put<const Path extends string, const P extends Parts>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'PUT', path, who, ...parts } as const;
}

export function remove<const Path extends string, const P extends Omit<Parts, 'answer'>>(
  path: Path,
  who: PermissionName,
  parts: P,
) {
  return { method: 'DELETE', path, who, answer: 'nothing', ...parts } as const;
}
