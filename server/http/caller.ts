import type { HttpBindings } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { type Permission, type PermissionName, permissions } from '#common/contract/permissions';
import { isAllowed } from '#common/rules/permissions';
import type { Database } from '../database/schema';
import type { Asked } from './answer';
import { CallError } from './call-error';
import type { Caller, Person } from './handler';
import type { ResolveCaller } from './resolve-caller';

/** Who sends this request. Throws CallError `no-session` when a token came that is worth nothing any more. */
export async function callerOf(
  asked: Asked,
  bindings: Partial<HttpBindings> | undefined,
  database: Kysely<Database>,
  resolve: ResolveCaller,
): Promise<Caller> {
  const visitor = visitorOf(asked, bindings);
  const bearer = /^Bearer +(\S+)$/i.exec(asked.header('authorization') ?? '')?.[1];
  if (bearer === undefined) return visitor;
  const resolved = await resolve(database, bearer);
  if (resolved === 'expired') throw new CallError('no-session');
  return { ...visitor, ...resolved };
}

/** Somebody of whom only the address is known, or asked. */
export function visitorOf(asked: Asked, bindings: Partial<HttpBindings> | undefined): Caller {
  const address = addressOf(asked, bindings?.incoming?.socket.remoteAddress);
  return { person: null, device: null, address };
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

/** Whoever is logged in. Throws CallError `no-session`: a device alone is nobody. */
export function personOf({ person }: Caller): Person {
  if (person === null) throw new CallError('no-session');
  return person;
}

// A peer on the machine itself or in a private network is our own proxy: what it says of the caller is believed.
function addressOf(asked: Asked, peer = '127.0.0.1'): string {
  if (!isNear(peer)) return peer;
  return asked.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer;
}

/** Whether an address is this machine's or of a private network. */
export function isNear(address: string): boolean {
  return /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^(::1|f[cd][0-9a-f]{2}:.*|fe80:.*)$/i.test(
    address,
  );
}
