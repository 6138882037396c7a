import type { Kysely } from 'kysely';
import type { PasskeyCreation, PasskeyRequest } from '#common/contract/people/passkey';
import type { Database } from '../database/schema';
import { findSender } from '../mail/mail-repository';
import type { StoredUser } from '../user/user-repository';
import { CHALLENGE_LIFE } from './passkey-challenge-repository';
import type { StoredPasskey } from './passkey-repository';

/** For whom keys sign: the site under the address that it was configured with, whatever a request calls its host. */
export interface KeyedSite {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** The site as its settings have it, for whose address keys are made and asked. */
export async function keyedSite(database: Kysely<Database>): Promise<KeyedSite> {
  const { siteUrl, title } = await findSender(database);
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin, name: title };
}

/** COSE's numbers of EdDSA, ES256 and RS256, which between them every authenticator knows. */
export const algorithms = [-8, -7, -257];

const publicKey = 'public-key' as const;

/** How a key is to be made: one that is found without a name, and asks for a finger, a face or a PIN. */
export function creationOptions(
  site: KeyedSite,
  user: StoredUser,
  challenge: string,
  known: readonly StoredPasskey[],
): PasskeyCreation {
  return {
    challenge,
    rp: { id: site.id, name: site.name },
    user: {
      id: userHandleOf(user.uuid),
      name: user.email,
      displayName: `${user.firstname} ${user.name}`.trim(),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
    timeout: CHALLENGE_LIFE,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type: publicKey })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    // Who made the authenticator is nobody's business, and certificates would have us fetch what a stranger names.
    attestation: 'none',
  };
}

/** How a key is to be used: whichever the person chooses. */
export function requestOptions(site: KeyedSite, challenge: string): PasskeyRequest {
  return { challenge, rpId: site.id, timeout: CHALLENGE_LIFE, userVerification: 'required' };
}

/** What a key keeps of whose it is. */
export function userHandleOf(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}
