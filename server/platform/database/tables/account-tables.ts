import type { ColumnType } from 'kysely';
import type { Registration } from '#common/contract/people/account';

/** The data of a registration, stored with its own link until that is followed. */
export type PendingRegistration = Pick<Registration, 'name' | 'firstname'> & {
  readonly temporary: boolean;
  readonly termsVersion: number | null;
  readonly passwordHash: string;
};

export interface AccountTables {
  /** Tokens sent by mail, stored as SHA-256; deleted after use, except those for activation. */
  account_tokens: {
    hash: Buffer;
    kind: 'activation' | 'password';
    user_uuid: string;
    created_at: Date;
    expires_at: Date;
    /** When its account was activated, by this link or another: kept to answer when the link is followed again. */
    used_at: Date | null;
    pending: ColumnType<PendingRegistration | null, string | null>;
  };
}
