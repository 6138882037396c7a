import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * How often the bytes are sent: to one client; to every visitor until public rows change, which may be once; or as a
 * page or a file of the site.
 */
type Use = 'once' | 'shared' | 'kept';

/** Below this size (bytes) compressing costs more than it saves. */
const SMALL = 1000;

/** A text or file with its version and its compressed forms, each made once on first use. */
export class EncodedText {
  readonly bytes: Buffer;
  #etag: string | undefined;
  readonly #forms = new Map<string, Promise<Buffer>>();

  /** @param brotli the content already compressed, if available */
  constructor(content: string | Buffer, brotli?: Buffer) {
    this.bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (brotli !== undefined) this.#forms.set(formOf('br', 'kept'), Promise.resolve(brotli));
  }

  /** A strong version tag, quoted. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    return this.#etag;
  }

  /** The bytes in the best coding that the client accepts, compressed as strongly as their use is worth. */
  async encodedFor(accepted: string, use: Use): Promise<{ coding: Coding | null; bytes: Buffer }> {
    const coding = this.bytes.length < SMALL ? null : bestOf(accepted, use);
    return { coding, bytes: coding === null ? this.bytes : await this.#form(coding, use) };
  }

  #form(coding: Coding, use: Use): Promise<Buffer> {
    const name = formOf(coding, use);
    const made = this.#forms.get(name) ?? compress(this.bytes, coding, use);
    this.#forms.set(name, made);
    return made;
  }
}

const formOf = (coding: Coding, use: Use) => `${coding} ${use}`;

function bestOf(accepted: string, use: Use): Coding | null {
  const codings = accepted
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  const can = new Set(codings);
  if (use !== 'once' && can.has('br')) return 'br';
  return can.has('gzip') ? 'gzip' : null;
}

const gzipLevels: Readonly<Record<Use, number>> = { once: 3, shared: 6, kept: 9 };

/** Anybody can ask for any list: the strongest form of each would keep the processor busy for nothing. */
const MODERATE = 5;

function compress(bytes: Buffer, coding: Coding, use: Use): Promise<Buffer> {
  if (coding === 'gzip') return inGzip(bytes, { level: gzipLevels[use] });
  const strong = bytes.length > 200_000 ? 9 : 11;
  return inBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: use === 'kept' ? strong : MODERATE,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
