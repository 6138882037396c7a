import type { Kysely } from 'kysely';
import { fullName } from '#common/base/full-name';
import type { PasskeyCreation, PasskeyRequest } from '#common/contract/people/passkey';
import type { Database } from '../../platform/database/schema';
import { findSender } from '../../platform/mail/sender-repository';
import type { StoredUser } from '../user/user-repository';
import { CHALLENGE_LIFE } from './passkey-challenge-repository';
import type { StoredPasskey } from './passkey-repository';

/** The relying party: the site under its configured address, whatever the host of a request. */
export interface KeyedSite {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** The relying party, from the site's stored address and title. */
export async function keyedSite(database: Kysely<Database>): Promise<KeyedSite> {
  const { siteUrl, title } = await findSender(database);
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin, name: title };
}

/** COSE identifiers of EdDSA, ES256 and RS256; every authenticator supports at least one of them. */
export const algorithms = [-8, -7, -257];

const publicKey = 'public-key' as const;

/**
 * The options to create a passkey: discoverable without a user name, and with user verification (biometrics or PIN).
 */
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
      displayName: fullName(user),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
    timeout: CHALLENGE_LIFE,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type: publicKey })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    // The authenticator's vendor is not needed, and checking certificates would fetch addresses chosen by a stranger.
    attestation: 'none',
  };
}

/** The options to use a passkey: the person chooses which. */
export function requestOptions(site: KeyedSite, challenge: string): PasskeyRequest {
  return { challenge, rpId: site.id, timeout: CHALLENGE_LIFE, userVerification: 'required' };
}

/** The user handle that a passkey stores for its owner. */
export function userHandleOf(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}
