import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
  PasskeyWrite,
} from '#common/contract/people/passkey';
import { must } from '#common/base/must';
import { ORIGIN } from './api';

/** What an authenticator answers, and what a forged answer changes. */
export interface Says {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly id?: string;
  /** Attestation statement as CBOR, with its format. */
  readonly attestation?: { readonly format: string; readonly statement: Uint8Array };
}

/** A key that is kept in a test, as an authenticator keeps it: ES256, with a counter. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private uses = 0;

  /** Answers `navigator.credentials.create`. */
  make(options: PasskeyCreation, says: Says = {}): PasskeyWrite['credential'] {
    this.userHandle = options.user.id;
    const id = says.id ?? this.id;
    const key = Buffer.concat([
      Buffer.alloc(16),
      length16(this.id),
      bytes(this.id),
      cose(this.keys.publicKey),
    ]);
    const data = this.authenticatorData(options.rp.id, ATTESTED, says, key);
    const { format, statement } = says.attestation ?? { format: 'none', statement: Buffer.from([0xa0]) };
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      statement,
      cborText('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ]).toString('base64url');
    const clientDataJSON = clientData('webauthn.create', options.challenge, says).toString('base64url');
    return { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject } };
  }

  /** Answers `navigator.credentials.get`. */
  use(options: PasskeyRequest, says: Says = {}): PasskeyLogin['credential'] {
    const id = says.id ?? this.id;
    this.uses += 1;
    const data = this.authenticatorData(options.rpId, 0, says);
    const client = clientData('webauthn.get', options.challenge, says);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: says.userHandle ?? this.userHandle,
      },
    };
  }

  private authenticatorData(
    rpId: string,
    extra: number,
    { isVerified = true, counter = this.uses, ...says }: Says,
    attested: Uint8Array = Buffer.alloc(0),
  ): Buffer {
    const head = Buffer.alloc(5);
    head[0] = PRESENT | (isVerified ? VERIFIED : 0) | extra;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([
      createHash('sha256')
        .update(says.rpId ?? rpId)
        .digest(),
      head,
      attested,
    ]);
  }
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

function clientData(type: string, challenge: string, says: Says): Buffer {
  return Buffer.from(
    JSON.stringify({
      type: says.type ?? type,
      challenge: says.challenge ?? challenge,
      origin: says.origin ?? ORIGIN,
      crossOrigin: false,
    }),
  );
}

const bytes = (text: string) => Buffer.from(text, 'base64url');

function length16(id: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes(id).length);
  return length;
}

/** A short text in CBOR. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an EC2 key for ES256 on P-256. */
function cose(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    bytes(must(x, 'x of the key')),
    Buffer.from([0x22, 0x58, 0x20]),
    bytes(must(y, 'y of the key')),
  ]);
}
