import { type Infer, array, boolean, object, optional, string } from 'superstruct';
import { line, moment, slug, text, uuid } from '#common/contract/fields/primitives';
import { roleCode } from '#common/contract/people/roles';
import { knownEmail } from '#common/contract/people/user';
import { ownAudience } from '#common/rules/audience';
import { emailEquals } from '../../platform/database/email-equals';
import { insertRows } from '../../platform/database/insert-rows';
import type { WriteTransaction } from '../../platform/database/transaction';
import { wholeUser } from '../../people/user/user-repository';
import { type Importer, type Outcome, partitionRows } from './importer';

const importedUser = object({
  uuid,
  slug,
  name: line(100),
  firstname: text(100),
  email: knownEmail,
  birthDate: optional(moment),
  creationDate: moment,
  lastAccess: optional(moment),
  disabledUntil: optional(moment),
  isActivated: boolean(),
  temporary: boolean(),
  habilitations: array(object({ code: roleCode, name: optional(string()) })),
});

export type ImportedUser = Infer<typeof importedUser>;

/** Users are imported without a password: they must request a new one before they can log in. */
export const importUsers: Importer<ImportedUser> = {
  name: 'users',
  label: 'Utilisateurs',
  struct: importedUser,
  add: addUsers,
};

async function addUsers(transaction: WriteTransaction, users: readonly ImportedUser[]): Promise<Outcome[]> {
  const { database } = transaction;
  const taken = await database
    .selectFrom('users')
    .select(['uuid', 'slug', 'email'])
    .where((is) =>
      is.or([
        is(
          'uuid',
          'in',
          users.map(({ uuid }) => uuid),
        ),
        is(
          'slug',
          'in',
          users.map(({ slug }) => slug),
        ),
        emailEquals('email', ...users.map(({ email }) => email)),
      ]),
    )
    .execute();
  const uuids = new Set(taken.map(({ uuid }) => uuid));
  const slugs = new Set(taken.map(({ slug }) => slug));
  const emails = new Set(taken.map(({ email }) => email.toLowerCase()));

  const { outcomes, added } = partitionRows(users, (user): Outcome => {
    if (uuids.has(user.uuid)) return 'present';
    if (slugs.has(user.slug))
      return { refused: `l’adresse « ${user.slug} » est déjà celle d’un autre compte` };
    const email = user.email.toLowerCase();
    if (emails.has(email)) return { refused: `un autre compte a déjà l’adresse mail ${user.email}` };
    uuids.add(user.uuid);
    slugs.add(user.slug);
    emails.add(email);
    return 'added';
  });
  await insertRows(database, 'users', added.map(userRow));
  for (const { uuid } of added) transaction.recordChange('account', uuid, ownAudience(uuid));
  return outcomes;
}

function userRow(user: ImportedUser) {
  return wholeUser({
    uuid: user.uuid,
    slug: user.slug,
    name: user.name,
    firstname: user.firstname,
    email: user.email,
    password_hash: null,
    birth_date: user.birthDate ?? null,
    creation_date: user.creationDate,
    last_access: user.lastAccess ?? null,
    disabled_until: user.disabledUntil ?? null,
    is_activated: user.isActivated,
    temporary: user.temporary,
    roles: user.habilitations.map(({ code }) => code),
  });
}
