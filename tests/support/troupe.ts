import type { Kysely } from 'kysely';
import type { RoleCode } from '#common/contract/people/roles';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { hashPassword } from '#server/platform/guard/password-hash';
import { addUser, type NewUser } from '#server/people/user/user-repository';

/** Everybody's password. */
export const PASSWORD = 'Rideau-1984!';

/** The people of the tests, one per role; their first names begin like it. */
export const troupe = {
  ulysse: member(1, 'Ulysse', 'Vidal', 'ROLE_USER'),
  marius: member(2, 'Marius', 'Lafon', 'ROLE_USER', 'ROLE_MEMBRE'),
  anselme: member(3, 'Anselme', 'Garrigue', 'ROLE_USER', 'ROLE_ANCIEN_MEMBRE'),
  colette: member(4, 'Colette', 'Marty', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT'),
  rosalie: member(5, 'Rosalie', 'Pons', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_RESA'),
  melanie: member(6, 'Mélanie', 'Costes', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_MEMBRE'),
  ursule: member(7, 'Ursule', 'Bonnet', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_USER'),
  agathe: member(8, 'Agathe', 'Roussel', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN'),
  seraphine: member(9, 'Séraphine', 'Delmas', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_SECRETAIRE'),
  bertrand: member(10, 'Bertrand', 'Calvet', 'ROLE_USER', 'ROLE_MEMBRE', 'ROLE_BILLETTERIE'),
} as const;

export type Player = (typeof troupe)[keyof typeof troupe];

/** Gives the whole troupe an account in this database. */
export async function welcomeTroupe(database: Kysely<Database>): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  const password_hash = await passwordHash;
  await write(database, async (transaction) => {
    for (const player of Object.values(troupe)) await addUser(transaction, { ...player, password_hash });
  });
}

let passwordHash: Promise<string> | undefined;

function member(
  rank: number,
  firstname: string,
  name: string,
  ...roles: RoleCode[]
): Omit<NewUser, 'password_hash'> {
  const plain = firstname.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    uuid: `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`,
    slug: `${plain}-${name.toLowerCase()}`,
    name,
    firstname,
    email: `${plain}@troupe.example`,
    birth_date: null,
    creation_date: new Date('2020-09-01T10:00:00+02:00'),
    last_access: null,
    disabled_until: null,
    is_activated: true,
    temporary: false,
    roles,
  };
}
