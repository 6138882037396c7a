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
  readonly body?: AnyStruct;
  readonly answer: AnyStruct | 'nothing' | 'file' | 'stream';
  readonly queued?: boolean;
  /** The answer is 201: something new stands. */
  readonly created?: boolean;
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
