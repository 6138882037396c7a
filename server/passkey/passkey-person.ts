import type { PersonPart } from '../database/person-part';
import { findPasskeysOf, passkeyOf } from './passkey-repository';

export const passkeyPerson = {
  columns: {
    'passkeys.user_uuid': { told: { in: 'passkeys' } },
    'passkey_challenges.user_uuid': { told: { not: 'Chance, to be signed within minutes.' } },
  },
  async tell(database, { uuid }) {
    const held = await findPasskeysOf(database, uuid);
    const told = held.map((passkey) => ({
      ...passkeyOf(passkey),
      credential: passkey.credential_id,
      uses: passkey.counter,
    }));
    return { passkeys: told };
  },
} satisfies PersonPart;
