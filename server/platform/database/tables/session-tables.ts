/** Tokens are stored as SHA-256, so that read access to the database does not allow impersonation. */
export interface SessionTables {
  /** A session as people see it: one login on one device, over all its successive tokens. */
  session_families: {
    uuid: string;
    user_uuid: string;
    device_label: string;
    created_at: Date;
    last_used_at: Date;
    /** When whoever uses it last proved who they are; null: not since the login. */
    proved_at: Date | null;
  };
  /** An access and a refresh token issued together. */
  session_tokens: {
    uuid: string;
    family_uuid: string;
    /** The pair whose refresh token was exchanged for this one. */
    parent_uuid: string | null;
    access_hash: Buffer;
    access_expires_at: Date;
    refresh_hash: Buffer;
    refresh_expires_at: Date;
    /** When the refresh token was first used. */
    used_at: Date | null;
    /** When another successor replaced this one. */
    replaced_at: Date | null;
  };
  /** Why a session ended, for the device that still holds this refresh token; it names nobody. */
  ended_sessions: {
    refresh_hash: Buffer;
    reason: 'closed' | 'password' | 'blocked' | 'theft' | 'unused';
    until: Date;
  };
  /** Devices with which a person has logged in; a login with a new one is announced by mail. */
  known_devices: {
    user_uuid: string;
    label: string;
    seen_at: Date;
  };
}
