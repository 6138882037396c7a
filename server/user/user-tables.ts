import type { RoleCode } from '#common/contract/roles';

export interface UserTables {
  users: {
    uuid: string;
    slug: string;
    name: string;
    firstname: string;
    /** As the person writes it; unique whatever its case. */
    email: string;
    /** argon2id in its own text form; null for someone who has none yet (imported). */
    password_hash: string | null;
    birth_date: Date | null;
    creation_date: Date;
    last_access: Date | null;
    disabled_until: Date | null;
    is_activated: boolean;
    temporary: boolean;
    /** A set, in the order of the contract. */
    roles: RoleCode[];
  };
}
