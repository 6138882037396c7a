import type { RoleCode } from '#common/contract/people/roles';

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
    /** Folded words, for searching. */
    name_folded: string;
    firstname_folded: string;
    /** The version of the terms of use accepted last. */
    terms_version: number | null;
    /** When the person was told that an account never activated will be deleted. */
    warned_at: Date | null;
  };
}
