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
import { line, tolerantList, moment, hasKnown, tolerantEnum, uuid } from '../fields/primitives';

/** The maximum length of the name of a passkey, in characters. */
export const LONGEST_PASSKEY_NAME = 60;

/** Bytes as base64url, without padding. */
const base64url = (most: number) => size(pattern(string(), /^[\w-]+$/), 1, most);

const publicKey = literal('public-key');
const isPublicKey = hasKnown('type', ['public-key']);
/** Our servers always ask for `required`; another value from a newer server is read as that. */
const required = tolerantEnum(['required'], 'required');
const credentialId = base64url(1400);
const clientDataJSON = base64url(4000);

/**
 * A passkey as its owner sees it, without the key itself. `device` is where it was made; `site` the host that it was made
 * for, the only one under which a browser offers it.
 */
export const passkey = type({
  uuid,
  name: string(),
  device: string(),
  site: optional(string()),
  createdAt: moment,
  lastUsedAt: optional(moment),
  /** Whether it is synchronised between its owner's devices. */
  isSynced: boolean(),
});
export type Passkey = Infer<typeof passkey>;

/** POST /api/passkeys/options: adding a passkey requires the password. */
export const passkeyConsent = object({ password: typedPassword });

/** The browser's options for making a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
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

/** POST /api/passkeys: the credential that the browser made. Without a name it is named after the device. */
export const passkeyWrite = object({
  name: optional(line(LONGEST_PASSKEY_NAME)),
  credential: type({
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: type({ clientDataJSON, attestationObject: base64url(20_000) }),
  }),
});
export type PasskeyWrite = Infer<typeof passkeyWrite>;

/** PUT /api/passkeys/{uuid} */
export const passkeyNaming = object({ name: line(LONGEST_PASSKEY_NAME) });

/**
 * The browser's options for using a passkey, which it finds itself: WebAuthn's PublicKeyCredentialRequestOptionsJSON.
 */
export const passkeyRequest = type({
  challenge: base64url(100),
  rpId: string(),
  timeout: integer(),
  userVerification: required,
});
export type PasskeyRequest = Infer<typeof passkeyRequest>;

/** POST /api/authtokens/passkey: the assertion signed by a passkey. */
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
