import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { roleNames } from '#common/contract/people/roles';
import { type ImportedUser, importUsers } from '../import/import-users';
import { findUsers } from '../../people/user/user-repository';
import type { Exporter } from './exporter';

/** Accounts, without their passwords. */
export const exportUsers: Exporter<ImportedUser> = {
  importer: importUsers,
  keys: sql`select uuid as key from users order by uuid`,
  async read(database, keys) {
    const users = await findUsers(database, keys);
    return new Map(
      users.map((user) => [
        user.uuid,
        everyFieldOf<ImportedUser>()({
          uuid: user.uuid,
          slug: user.slug,
          name: user.name,
          firstname: user.firstname,
          email: user.email,
          ...(user.birth_date && { birthDate: user.birth_date }),
          creationDate: user.creation_date,
          ...(user.last_access && { lastAccess: user.last_access }),
          ...(user.disabled_until && { disabledUntil: user.disabled_until }),
          isActivated: user.is_activated,
          temporary: user.temporary,
          habilitations: user.roles.map((code) => ({ code, name: roleNames[code] })),
        }),
      ]),
    );
  },
};
