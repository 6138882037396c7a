export interface PasskeyTables {
  /** Public halves of keys that open an account in place of its password. */
  passkeys: {
    uuid: string;
    user_uuid: string;
    /** What the authenticator calls it, base64url. */
    credential_id: string;
    /** COSE. */
    public_key: Buffer;
    /** How often it was used, where the authenticator counts; 0 where it does not. */
    counter: number;
    is_synced: boolean;
    name: string;
    device_label: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  /** What a key is asked to sign. Kept as SHA-256; gone once it has come back, signed or not. */
  passkey_challenges: {
    hash: Buffer;
    /** Who adds a key; null for a login, since the key says whose it is. */
    user_uuid: string | null;
    expires_at: Date;
  };
}
