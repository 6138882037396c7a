import type { PasskeyLogin, PasskeyWrite } from '#common/contract/people/passkey';
import { algorithms, type KeyedSite } from './passkey-options';
import type { StoredPasskey } from './passkey-repository';

/** What is kept of a key. */
export type ProvenKey = Pick<StoredPasskey, 'credential_id' | 'public_key' | 'counter' | 'is_synced'>;

/**
 * What a browser made, or null where it is not for this site and this challenge, or nobody was asked for their finger or
 * their PIN.
 */
export async function provenKey(
  credential: PasskeyWrite['credential'],
  challenge: string,
  site: KeyedSite,
): Promise<ProvenKey | null> {
  const { verifyRegistrationResponse, isBare } = await library();
  try {
    if (!isBare(credential.response.attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      ...expected(challenge, site),
      supportedAlgorithmIDs: algorithms,
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    // What was signed names the key; what stands beside it could be anything.
    if (id !== credential.id) return null;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      is_synced: registrationInfo.credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/** What a use says of a key, or null where it was not this key, site and challenge, or it counts as a copy would. */
export async function provenUse(
  credential: PasskeyLogin['credential'],
  challenge: string,
  site: KeyedSite,
  passkey: StoredPasskey,
): Promise<Pick<StoredPasskey, 'counter' | 'is_synced'> | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      ...expected(challenge, site),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}

/** The challenge that a browser says it was given; nothing is known of it yet. Empty where it says none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, 'base64url').toString(),
    );
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

const expected = (challenge: string, { id, origin }: KeyedSite) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** Loaded when somebody first has a key: it is large, and a site may never need it. */
async function library() {
  const [
    { verifyAuthenticationResponse, verifyRegistrationResponse },
    { decodeAttestationObject, isoBase64URL },
  ] = await Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);
  return {
    verifyAuthenticationResponse,
    verifyRegistrationResponse,
    /** Whether it comes without certificates, which nobody asked for, and which name addresses to fetch. */
    isBare(attestationObject: string): boolean {
      const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
      const format = attestation.get('fmt');
      return (
        format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
      );
    },
  };
}
