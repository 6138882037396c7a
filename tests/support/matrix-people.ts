import { randomBytes, randomUUID } from 'node:crypto';
import { uuidV7 } from '#common/base/uuid';
import type { RoleCode } from '#common/contract/people/roles';
import { completeRoles } from '#common/rules/role-change';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { hashPassword } from '#server/platform/guard/password-hash';
import { openSession } from '#server/people/session/session-repository';
import { addUser } from '#server/people/user/user-repository';
import { PASSWORD } from './troupe';

/** Somebody made for one cell of the matrix, with a session. */
export interface Somebody {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly roles: readonly RoleCode[];
  readonly token: string;
  readonly refreshToken: string;
  readonly session: string;
}

/** A new person who holds this role, and those that it stands on. */
export async function somebody(database: Kysely<Database>, role: RoleCode): Promise<Somebody> {
  passwordHash ??= hashPassword(PASSWORD);
  const uuid = uuidV7(Date.now(), randomBytes(10));
  const mark = randomUUID();
  const person = {
    uuid,
    slug: `quelqu-un-${mark}`,
    name: 'Untel',
    firstname: 'Quelqu’un',
    email: `quelqu-un-${mark}@public.example`,
    roles: completeRoles(['ROLE_USER', role]),
  };
  const password_hash = await passwordHash;
  return write(database, async (transaction) => {
    await addUser(transaction, {
      ...person,
      password_hash,
      birth_date: null,
      creation_date: transaction.now,
      last_access: null,
      disabled_until: null,
      is_activated: true,
      temporary: false,
    });
    const { token, refreshToken } = await openSession(transaction, uuid, 'Test');
    const { uuid: session } = await transaction.database
      .selectFrom('session_families')
      .select('uuid')
      .where('user_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return { ...person, token, refreshToken: refreshToken.token, session };
  });
}

let passwordHash: Promise<string> | undefined;
