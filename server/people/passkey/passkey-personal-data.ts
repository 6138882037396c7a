import type { PersonalData } from '../../platform/database/personal-data';
import { findPasskeysOf, passkeyOf } from './passkey-repository';

export const passkeyPersonalData = {
  columns: {
    'passkeys.user_uuid': { exported: { in: 'passkeys' } },
    'passkey_challenges.user_uuid': { exported: { not: 'Chance, to be signed within minutes.' } },
  },
  async exportFields(database, { uuid }) {
    const held = await findPasskeysOf(database, uuid);
    const passkeys = held.map((passkey) => ({
      ...passkeyOf(passkey),
      credential: passkey.credential_id,
      uses: passkey.counter,
    }));
    return { passkeys };
  },
} satisfies PersonalData;
