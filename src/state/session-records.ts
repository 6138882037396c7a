import type { RoleCode } from '#common/contract/people/roles';
import type { Session } from '#common/contract/people/session';
import type { User } from '#common/contract/people/user';
import { readRecord, writeRecord } from './local-record';

/** The logged-in person, as far as a page needs to know. */
export interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly roles: ReadonlySet<RoleCode>;
}

/** The session's five records in local storage: they let a page know at once who is logged in. */
const recordKeys = ['token', 'tokenExpiresAt', 'user', 'refreshToken', 'refreshTokenExpiresAt'] as const;

export function writeSession(session: Session): void {
  const records = {
    token: session.token,
    tokenExpiresAt: session.expiresAt.toISOString(),
    user: JSON.stringify(session.user),
    refreshToken: session.refreshToken.token,
    refreshTokenExpiresAt: session.refreshToken.expiresAt.toISOString(),
  } satisfies Record<(typeof recordKeys)[number], string>;
  for (const key of recordKeys) writeRecord(key, records[key]);
}

export function writeUser(user: User): void {
  writeRecord('user', JSON.stringify(user));
}

export function clearSession(): void {
  for (const key of recordKeys) writeRecord(key, null);
}

/** The person in the records; null if there is none, if they are unreadable, or if both tokens have expired. */
export function readPerson(now: Date): Person | null {
  const live = ['tokenExpiresAt', 'refreshTokenExpiresAt'].some(
    (key) => new Date(readRecord(key) ?? 0) > now,
  );
  return live ? parsePerson(readRecord('user')) : null;
}

export function personOf({ uuid, name, firstname, email, habilitations }: User): Person {
  return { uuid, name, firstname, email, roles: new Set(habilitations.map(({ code }) => code)) };
}

// Anyone can write to local storage: a record that does not read like a user counts as no user.
function parsePerson(text: string | null): Person | null {
  try {
    const user: User = JSON.parse(text ?? 'null');
    return personOf(user);
  } catch {
    return null;
  }
}
