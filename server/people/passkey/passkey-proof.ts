import type { PasskeyLogin, PasskeyWrite } from '#common/contract/people/passkey';
import { algorithms, type KeyedSite } from './passkey-options';
import type { StoredPasskey } from './passkey-repository';

/** The stored data of a verified passkey. */
export type ProvenKey = Pick<StoredPasskey, 'credential_id' | 'public_key' | 'counter' | 'is_synced'>;

/**
 * The passkey that a browser created, or null if it is not for this site and challenge, or the user was not verified
 * (biometrics or PIN).
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
    // The signed data contain the id; the id beside them is not signed.
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

/**
 * The result of using a passkey, or null if the passkey, site or challenge is wrong, or its counter suggests a copy.
 */
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

/** The challenge named by a browser's answer, not verified yet. Empty if there is none. */
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

/** Loaded on first use: it is large, and some sites never need it. */
async function library() {
  const [
    { verifyAuthenticationResponse, verifyRegistrationResponse },
    { decodeAttestationObject, isoBase64URL },
  ] = await Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);
  return {
    verifyAuthenticationResponse,
    verifyRegistrationResponse,
    /** Whether it has no certificates, which were not requested, and which name addresses to fetch. */
    isBare(attestationObject: string): boolean {
      const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
      const format = attestation.get('fmt');
      return (
        format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
      );
    },
  };
}
