import type { RoleCode } from '#common/contract/people/roles';

export interface UserTables {
  users: {
    uuid: string;
    slug: string;
    name: string;
    firstname: string;
    /** As the person typed it; unique regardless of case. */
    email: string;
    /** argon2id in its text form; null if no password is set yet (imported). */
    password_hash: string | null;
    birth_date: Date | null;
    creation_date: Date;
    last_access: Date | null;
    disabled_until: Date | null;
    is_activated: boolean;
    temporary: boolean;
    /** A set, in the order of the contract. */
    roles: RoleCode[];
    /** Folded words for searches. */
    name_folded: string;
    firstname_folded: string;
    /** The last accepted version of the terms of use. */
    terms_version: number | null;
    /** When the person was warned that the account, never activated, will be deleted. */
    warned_at: Date | null;
  };
}
