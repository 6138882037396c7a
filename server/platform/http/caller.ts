import type { HttpBindings } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { type Permission, type PermissionName, permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import type { Database } from '../database/schema';
import type { Asked } from './answer';
import { CallError } from './call-error';
import type { Caller, Person } from './handler';
import { type IsProxy, originBehind } from '../process/proxies';
import type { ResolveCaller } from './caller-resolver';
import type { UnnamedProxies } from './unnamed-proxies';

/** Identifies the caller by the bearer token. Throws CallError `no-session` for a token that is no longer valid. */
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

/** A visitor, of whom only the network address is known. */
export function visitorOf(
  asked: Asked,
  bindings: Partial<HttpBindings> | undefined,
  { isProxy, unnamedProxies }: ProxyKnowledge,
): Caller {
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const { address, claimed } = originBehind(peer, asked.header('x-forwarded-for'), isProxy);
  if (claimed !== null) unnamedProxies?.note(address, claimed);
  return { person: null, device: null, address };
}

/** What is known of the proxies before this server. */
export interface ProxyKnowledge {
  readonly isProxy: IsProxy;
  /** Collects those that nobody named, for the health of the site. */
  readonly unnamedProxies?: UnnamedProxies;
}

/** Whether the caller's roles allow something, for answers that depend on it. Visitors have no roles. */
export function hasPermission({ person }: Caller, permission: PermissionName): boolean {
  return isAllowed(permissions[permission], person?.roles ?? null);
}

/** Throws CallError: `no-session` if a session is required, `missing-role` if the person's roles do not suffice. */
export function requireRight(permission: Permission, caller: Caller, forDevices: boolean): void {
  if (isAllowed(permission, caller.person?.roles ?? null)) return;
  if (caller.device !== null && forDevices) return;
  throw new CallError(caller.person === null && caller.device === null ? 'no-session' : 'missing-role');
}

/** The logged-in person. Throws CallError `no-session`, also if a device calls. */
export function requirePerson({ person }: Caller): Person {
  if (person === null) throw new CallError('no-session');
  return person;
}
