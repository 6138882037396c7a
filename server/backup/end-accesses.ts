import type pg from 'pg';

/**
 * What gives access and may have been ended since the backup, by table: whoever was shut out would be let in again. A
 * phone of the door keeps its scans, and sends them once it is armed again.
 */
const ends: Readonly<Record<string, string>> = {
  session_families: 'delete from session_families',
  account_tokens: 'delete from account_tokens',
  preview_links: 'delete from preview_links',
  passkey_challenges: 'delete from passkey_challenges',
  former_device_keys: 'delete from former_device_keys',
  devices: 'update devices set key_hash = null, expires_at = least(expires_at, now())',
};

/**
 * Ends, in restored rows, sessions, keys of the door's phones, and links of activation, password and preview. Addresses
 * of bookings and of offers stay good: they are on paper, and in the letters of their people.
 */
export async function endAccesses(client: pg.Client): Promise<void> {
  for (const [table, end] of Object.entries(ends)) {
    // An archive of an earlier release may not have it yet.
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass($1) is not null as "isThere"`,
      [table],
    );
    if (rows[0]?.isThere === true) await client.query(end);
  }
}
