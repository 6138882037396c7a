import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { fold } from '#common/base/fold';
import { slugOf } from '#common/base/slug';
import { type RoleCode, roleNames } from '#common/contract/people/roles';
import type { PersonReference, User } from '#common/contract/people/user';
import { ownAudience } from '#common/rules/audience';
import { completeRoles } from '#common/rules/role-change';
import { emailEquals } from '../../platform/database/email-equals';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import type { UserTables } from '../../platform/database/tables/user-tables';

export type StoredUser = Selectable<UserTables['users']>;

/** The user with this address, ignoring case, or undefined. */
export function findUserByEmail(database: Kysely<Database>, email: string): Promise<StoredUser | undefined> {
  return database.selectFrom('users').selectAll().where(emailEquals('email', email)).executeTakeFirst();
}

/** The user under this slug, or undefined. */
export function findUserBySlug(database: Kysely<Database>, slug: string): Promise<StoredUser | undefined> {
  return database.selectFrom('users').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/**
 * Whether a user's password is still the one that was checked before this transaction; it is then locked until the
 * commit.
 */
export async function stillHasPassword(
  { database }: WriteTransaction,
  { uuid, password_hash }: Pick<StoredUser, 'uuid' | 'password_hash'>,
): Promise<boolean> {
  const now = await database
    .selectFrom('users')
    .select('password_hash')
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  return now !== undefined && now.password_hash === password_hash;
}

/** The users with these uuids, in no order; unknown ones are left out. */
export async function findUsers(database: Kysely<Database>, uuids: readonly string[]): Promise<StoredUser[]> {
  return database.selectFrom('users').selectAll().where('uuid', 'in', uuids).execute();
}

/** People in the form in which other nouns refer to them, by uuid; unknown ones are left out. */
export async function findPeople(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, PersonReference>> {
  if (uuids.length === 0) return new Map();
  const people = await database
    .selectFrom('users')
    .select(['uuid', 'slug', 'name', 'firstname'])
    .where('uuid', 'in', uuids)
    .execute();
  return new Map(people.map((person) => [person.uuid, person]));
}

/** The data of a new person; derived fields are added. */
export type NewUser = Omit<StoredUser, 'name_folded' | 'firstname_folded' | 'terms_version' | 'warned_at'> &
  Partial<Pick<StoredUser, 'terms_version'>>;

/** Adds a person. Duplicate roles are removed; ROLE_MEMBRE is added to roles that require it. */
export async function addUser(transaction: WriteTransaction, user: NewUser): Promise<void> {
  await transaction.database.insertInto('users').values(wholeUser(user)).execute();
  transaction.recordChange('account', user.uuid, ownAudience(user.uuid));
}

/** A new person as a row of the table. */
export function wholeUser(user: NewUser): StoredUser {
  return {
    terms_version: null,
    ...user,
    roles: completeRoles(user.roles),
    name_folded: fold(user.name),
    firstname_folded: fold(user.firstname),
    warned_at: null,
  };
}

/**
 * Serialises the writers of accounts until their commit: the first free slug and a free address stay free, and of two
 * last administrators one stays.
 */
export async function lockUsers(transaction: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('users'))`.execute(transaction.database);
}

/** A slug for a name that nobody else has: `helene-castagnier`, else `helene-castagnier-2`… */
export async function freeUserSlug(
  { database }: WriteTransaction,
  firstname: string,
  name: string,
): Promise<string> {
  const slug = slugOf(`${firstname} ${name}`);
  const taken = await database
    .selectFrom('users')
    .select('slug')
    .where((is) => is.or([is('slug', '=', slug), is('slug', 'like', `${slug}-%`)]))
    .execute();
  const slugs = new Set(taken.map((row) => row.slug));
  let free = slug;
  for (let rank = 2; slugs.has(free); rank += 1) free = `${slug}-${rank}`;
  return free;
}

/** Changes the data of a person. Throws CallError `not-found` if the account was deleted meanwhile. */
export async function changeUser(
  transaction: WriteTransaction,
  uuid: string,
  changes: Partial<Omit<StoredUser, 'uuid' | 'slug' | 'name_folded' | 'firstname_folded'>>,
): Promise<void> {
  const { name, firstname } = changes;
  const { numUpdatedRows } = await transaction.database
    .updateTable('users')
    .set({
      ...changes,
      ...(name !== undefined && { name_folded: fold(name) }),
      ...(firstname !== undefined && { firstname_folded: fold(firstname) }),
    })
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallError('not-found');
  transaction.recordChange('account', uuid, ownAudience(uuid));
}

/** Stores that a person was warned now that their account, which was never activated, will be deleted. */
export async function keepWarning({ database, now }: WriteTransaction, uuid: string): Promise<void> {
  await database.updateTable('users').set({ warned_at: now }).where('uuid', '=', uuid).execute();
}

/** Stores the time of a person's last access. */
export async function touchUser(transaction: WriteTransaction, uuid: string): Promise<void> {
  await transaction.database
    .updateTable('users')
    .set({ last_access: transaction.now })
    .where('uuid', '=', uuid)
    .execute();
  transaction.recordChange('account', uuid, ownAudience(uuid));
}

/** Administrators who can act: activated and not blocked. */
export function findAdministrators(database: Kysely<Database>): Promise<StoredUser[]> {
  return findAble(database, 'ROLE_ADMIN');
}

/** Whoever looks after bookings and may log in; administrators if nobody else does. */
export async function findBookingDesk(database: Kysely<Database>): Promise<StoredUser[]> {
  const office = await findAble(database, 'ROLE_ADMIN_RESA');
  return office.length > 0 ? office : findAdministrators(database);
}

function findAble(database: Kysely<Database>, role: RoleCode): Promise<StoredUser[]> {
  return database
    .selectFrom('users')
    .selectAll()
    .where((is) => is('roles', '@>', is.val([role])))
    .where('is_activated', '=', true)
    .where((is) =>
      is.or([is('disabled_until', 'is', null), is('disabled_until', '<=', sql<Date>`database_clock()`)]),
    )
    .execute();
}

/** Number of accounts that wait for their activation. */
export async function countNotActivated(database: Kysely<Database>): Promise<number> {
  const { total } = await database
    .selectFrom('users')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(sql<SqlBool>`not is_activated`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Number of people who are blocked now. */
export async function countBlocked(database: Kysely<Database>): Promise<number> {
  const { total } = await database
    .selectFrom('users')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('disabled_until', '>', sql<Date>`database_clock()`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the person is blocked at this moment. */
export function isBlocked(user: Pick<StoredUser, 'disabled_until'>, at: Date): boolean {
  return user.disabled_until !== null && at < user.disabled_until;
}

/** The user in the form that calls and mirrors receive. */
export function userOf(stored: StoredUser): User {
  return everyFieldOf<User>()({
    uuid: stored.uuid,
    slug: stored.slug,
    name: stored.name,
    firstname: stored.firstname,
    email: stored.email,
    ...(stored.birth_date && { birthDate: stored.birth_date }),
    creationDate: stored.creation_date,
    ...(stored.last_access && { lastAccess: stored.last_access }),
    ...(stored.disabled_until && { disabledUntil: stored.disabled_until }),
    isActivated: stored.is_activated,
    temporary: stored.temporary,
    ...(stored.terms_version !== null && { termsVersion: stored.terms_version }),
    habilitations: stored.roles.map((code) => ({ code, name: roleNames[code] })),
  });
}

type PersonColumns<As extends string> = `${As}_${'uuid' | 'slug' | 'name' | 'firstname'}`;

/**
 * The columns that other nouns select of a person they refer to.
 * @param as the alias under which `users` is joined
 */
export const personColumns = <As extends string>(as: As) =>
  [
    `${as}.uuid as ${as}_uuid`,
    `${as}.slug as ${as}_slug`,
    `${as}.name as ${as}_name`,
    `${as}.firstname as ${as}_firstname`,
  ] as const;

/**
 * A person in the form in which other nouns refer to them, or null if there is none.
 * @param as the prefix of the columns selected by `personColumns`
 */
export function personReferenceOf<As extends string>(
  record: Readonly<Record<PersonColumns<As>, string | null>>,
  as: As,
): PersonReference | null {
  const uuid = record[`${as}_uuid`];
  const slug = record[`${as}_slug`];
  const name = record[`${as}_name`];
  const firstname = record[`${as}_firstname`];
  return uuid === null || slug === null || name === null || firstname === null
    ? null
    : { uuid, slug, name, firstname };
}
