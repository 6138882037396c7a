import { randomUUID } from 'node:crypto';
import type { StoredPasskey } from '#server/people/passkey/passkey-repository';

/** A passkey of somebody, which signs nothing. */
export const passkeyOf = ({ uuid }: Pick<StoredPasskey, 'uuid'>): StoredPasskey => ({
  uuid: randomUUID(),
  user_uuid: uuid,
  credential_id: randomUUID(),
  public_key: Buffer.from('key'),
  counter: 0,
  is_synced: false,
  name: 'Clé',
  device_label: 'Téléphone',
  site: null,
  created_at: new Date('2026-11-21T20:30:00+01:00'),
  last_used_at: null,
});
