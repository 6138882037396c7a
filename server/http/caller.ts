import type { HttpBindings } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { type Permission, type PermissionName, permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import type { Database } from '../database/schema';
import type { Asked } from './answer';
import { CallError } from './call-error';
import type { Caller, Person } from './handler';
import { type IsProxy, addressBehind } from '../proxies';
import type { ResolveCaller } from './resolve-caller';

/** Who this visitor is by the token that came along. Throws CallError `no-session` when a token came that is worth nothing any more. */
export async function callerOf(
  visitor: Caller,
  asked: Asked,
  database: Kysely<Database>,
  resolve: ResolveCaller,
): Promise<Caller> {
  const bearer = /^Bearer +(\S+)$/i.exec(asked.header('authorization') ?? '')?.[1];
  if (bearer === undefined) return visitor;
  const resolved = await resolve(database, bearer);
  if (resolved === 'expired') throw new CallError('no-session');
  return { ...visitor, ...resolved };
}

/** A visitor: only the network address is known. */
export function visitorOf(
  asked: Asked,
  bindings: Partial<HttpBindings> | undefined,
  isProxy: IsProxy,
): Caller {
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  return {
    person: null,
    device: null,
    address: addressBehind(peer, asked.header('x-forwarded-for'), isProxy),
  };
}

/** Whether the roles of who calls let them do something, where an answer depends on it. Visitors have none. */
export function may({ person }: Caller, permission: PermissionName): boolean {
  return isAllowed(permissions[permission], person?.roles ?? null);
}

/** Throws CallError: `no-session` where one is needed, `missing-role` where this person's roles could never do it. */
export function demand(permission: Permission, caller: Caller, forDevices: boolean): void {
  if (isAllowed(permission, caller.person?.roles ?? null)) return;
  if (caller.device !== null && forDevices) return;
  throw new CallError(caller.person === null && caller.device === null ? 'no-session' : 'missing-role');
}

/** The person who is logged in. Throws CallError `no-session`, also where only a device calls. */
export function personOf({ person }: Caller): Person {
  if (person === null) throw new CallError('no-session');
  return person;
}
