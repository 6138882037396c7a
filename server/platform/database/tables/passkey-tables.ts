export interface PasskeyTables {
  /** Public keys that log in to an account instead of its password. */
  passkeys: {
    uuid: string;
    user_uuid: string;
    /** The authenticator's id of the credential, base64url. */
    credential_id: string;
    /** COSE. */
    public_key: Buffer;
    /** The authenticator's use count; 0 if it does not count. */
    counter: number;
    is_synced: boolean;
    name: string;
    device_label: string;
    /** The host it was made for; null where no server had started yet. */
    site: string | null;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** Challenges that a key has to sign, stored as SHA-256; deleted once answered, signed or not. */
  passkey_challenges: {
    hash: Buffer;
    /** The person who adds a key; null for a login, since the key identifies its owner. */
    user_uuid: string | null;
    expires_at: Date;
  };
}
