import type { ColumnType } from 'kysely';
import type { Registration } from '#common/contract/people/account';

/** What a registration said, kept with its own link until that is followed. */
export type PendingRegistration = Pick<Registration, 'name' | 'firstname'> & {
  readonly temporary: boolean;
  readonly termsVersion: number | null;
  readonly passwordHash: string;
};

export interface AccountTables {
  /** Keys that were sent by mail. Kept as SHA-256; gone once used, but for an activation's. */
  account_tokens: {
    hash: Buffer;
    kind: 'activation' | 'password';
    user_uuid: string;
    created_at: Date;
    expires_at: Date;
    /** When its account was activated, by this link or another: kept so that whoever follows it once more is told. */
    used_at: Date | null;
    pending: ColumnType<PendingRegistration | null, string | null>;
  };
}
