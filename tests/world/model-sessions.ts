import { encodeWire } from '#common/base/wire';
import { type RoleCode, roleNames } from '#common/contract/people/roles';
import type { User } from '#common/contract/people/user';
import { ownAudience } from '#common/rules/audience';
import type { WireRequest } from './fake-network';
import { type ModelContext, Refusal, freshUuid, thisSecond } from './model-context';

const MINUTE = 60_000;

export interface Person {
  readonly uuid: string;
  readonly email: string;
  readonly roles: readonly RoleCode[];
}

export interface ModelCaller {
  readonly user: User | null;
  readonly device: string | null;
}

export function callerOf({ state, now }: ModelContext, { headers }: WireRequest): ModelCaller {
  const bearer = headers.get('authorization')?.replace('Bearer ', '');
  if (bearer === undefined) return { user: null, device: null };
  const device = state.doors.get(bearer);
  if (device !== undefined) return { user: null, device };
  const token = state.access.get(bearer);
  const user = token === undefined || token.expiresAt <= now() ? undefined : state.people.get(token.user);
  if (user === undefined) throw new Refusal('no-session');
  return { user, device: null };
}

export function login(model: ModelContext, email: string): string {
  const user = [...model.state.people.values()].find((person) => person.email === email);
  if (user === undefined) throw new Refusal('bad-credentials');
  return openSession(model, user);
}

/** A refresh token stays good: that its answer may be lost is what the real server's tests are about. */
export function renew(model: ModelContext, token: string): string {
  const known = model.state.refresh.get(token);
  const user = model.state.people.get(known?.user ?? '');
  if (known === undefined || known.expiresAt <= model.now() || user === undefined)
    throw new Refusal('session-over');
  return openSession(model, user);
}

export function logout({ state }: ModelContext, token: string): null {
  if (!state.access.delete(token)) throw new Refusal('not-found');
  return null;
}

function openSession(model: ModelContext, user: User): string {
  const { state, now } = model;
  const token = freshUuid(model);
  const refreshToken = freshUuid(model);
  const expiresAt = now() + 15 * MINUTE;
  const refreshExpiresAt = now() + 30 * 24 * 60 * MINUTE;
  state.access.set(token, { user: user.uuid, expiresAt });
  state.refresh.set(refreshToken, { user: user.uuid, expiresAt: refreshExpiresAt });
  return encodeWire({
    token,
    expiresAt: new Date(expiresAt),
    user,
    refreshToken: { token: refreshToken, expiresAt: new Date(refreshExpiresAt) },
  });
}

export function addPerson(model: ModelContext, { uuid, email, roles }: Person): void {
  const slug = email.replace(/@.*/, '');
  putUser(model, {
    uuid,
    slug,
    name: slug,
    firstname: slug,
    email,
    creationDate: thisSecond(model),
    isActivated: true,
    temporary: false,
    habilitations: habilitationsOf(roles),
  });
}

export function changeRoles(model: ModelContext, uuid: string, roles: readonly RoleCode[]): void {
  const user = model.state.people.get(uuid);
  if (user === undefined) return;
  putUser(model, { ...user, habilitations: habilitationsOf(roles) });
  model.feed.commit();
}

const habilitationsOf = (roles: readonly RoleCode[]) =>
  roles.map((code) => ({ code, name: roleNames[code] }));

function putUser({ state, feed }: ModelContext, user: User): void {
  state.people.set(user.uuid, user);
  feed.put('account', user.uuid, user, ownAudience(user.uuid));
}
