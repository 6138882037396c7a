/** Tokens are kept as their SHA-256: whoever reads the database cannot speak for anybody. */
export interface SessionTables {
  /** What a person calls a session: one login on one device, whatever tokens it went through. */
  session_families: {
    uuid: string;
    user_uuid: string;
    device_label: string;
    created_at: Date;
    last_used_at: Date;
  };
  /** An access and a refresh token that were handed out together. */
  session_tokens: {
    uuid: string;
    family_uuid: string;
    /** The pair whose refresh token brought this one. */
    parent_uuid: string | null;
    access_hash: Buffer;
    access_expires_at: Date;
    refresh_hash: Buffer;
    refresh_expires_at: Date;
    /** When the refresh token was first used. */
    used_at: Date | null;
    /** When another successor took this one's place. */
    replaced_at: Date | null;
  };
  /** Devices that a person has logged in with: another one is told by mail. */
  known_devices: {
    user_uuid: string;
    label: string;
    seen_at: Date;
  };
}
