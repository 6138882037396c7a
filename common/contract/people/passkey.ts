import {
  type Infer,
  boolean,
  integer,
  literal,
  object,
  optional,
  pattern,
  size,
  string,
  type,
} from 'superstruct';
import { typedPassword } from './account';
import { tolerantList, moment, hasKnown, tolerantEnum, uuid } from '../fields/primitives';
import { personName } from './user';

/** Bytes in the letters of an address, without padding. */
const base64url = (most: number) => size(pattern(string(), /^[\w-]+$/), 1, most);

const publicKey = literal('public-key');
const isPublicKey = hasKnown('type', ['public-key']);
/** As our servers ask for it, whatever a newer one says. */
const required = tolerantEnum(['required'], 'required');
const credentialId = base64url(1400);
const clientDataJSON = base64url(4000);

/** A passkey as its owner sees it: never the key. `device` is where it was made. */
export const passkey = type({
  uuid,
  name: string(),
  device: string(),
  createdAt: moment,
  lastUsedAt: optional(moment),
  /** Whether its owner's devices share it. */
  isSynced: boolean(),
});
export type Passkey = Infer<typeof passkey>;

/** POST /api/passkeys/options: whoever may add a key knows the password. */
export const passkeyConsent = object({ password: typedPassword });

/** What a browser is told to make a key with: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = type({
  challenge: base64url(100),
  rp: type({ id: string(), name: string() }),
  user: type({ id: base64url(100), name: string(), displayName: string() }),
  pubKeyCredParams: tolerantList(type({ alg: integer(), type: publicKey }), isPublicKey),
  timeout: integer(),
  excludeCredentials: tolerantList(type({ id: credentialId, type: publicKey }), isPublicKey),
  authenticatorSelection: type({
    residentKey: required,
    requireResidentKey: boolean(),
    userVerification: required,
  }),
  attestation: tolerantEnum(['none'], 'none'),
});
export type PasskeyCreation = Infer<typeof passkeyCreation>;

/** POST /api/passkeys: what the browser made of it. Without a name it is called after the device. */
export const passkeyWrite = object({
  name: optional(size(personName, 1, 60)),
  credential: type({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: type({ clientDataJSON, attestationObject: base64url(20_000) }),
  }),
});
export type PasskeyWrite = Infer<typeof passkeyWrite>;

/** PUT /api/passkeys/{uuid} */
export const passkeyNaming = object({ name: size(personName, 1, 60) });

/** What a browser is told to use a key with: WebAuthn's PublicKeyCredentialRequestOptionsJSON. It finds the key itself. */
export const passkeyRequest = type({
  challenge: base64url(100),
  rpId: string(),
  timeout: integer(),
  userVerification: required,
});
export type PasskeyRequest = Infer<typeof passkeyRequest>;

/** POST /api/authtokens/passkey: what a key signed. */
export const passkeyLogin = object({
  credential: type({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: type({
      clientDataJSON,
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(100),
    }),
  }),
});
export type PasskeyLogin = Infer<typeof passkeyLogin>;
