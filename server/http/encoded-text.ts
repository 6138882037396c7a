import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

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
    if (brotli !== undefined) this.#forms.set(formOf('br', true), Promise.resolve(brotli));
  }

  /** A strong version tag, quoted. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    return this.#etag;
  }

  /**
   * The bytes in the best coding that the client accepts.
   * @param isKept whether these bytes will be sent many times, so that strong compression pays off
   */
  async encodedFor(accepted: string, isKept: boolean): Promise<{ coding: Coding | null; bytes: Buffer }> {
    const coding = this.bytes.length < SMALL ? null : bestOf(accepted, isKept);
    return { coding, bytes: coding === null ? this.bytes : await this.#form(coding, isKept) };
  }

  #form(coding: Coding, isKept: boolean): Promise<Buffer> {
    const name = formOf(coding, isKept);
    const made = this.#forms.get(name) ?? compress(this.bytes, coding, isKept);
    this.#forms.set(name, made);
    return made;
  }
}

const formOf = (coding: Coding, isKept: boolean) => `${coding} ${isKept}`;

function bestOf(accepted: string, isKept: boolean): Coding | null {
  const codings = accepted
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  const can = new Set(codings);
  if (isKept && can.has('br')) return 'br';
  return can.has('gzip') ? 'gzip' : null;
}

function compress(bytes: Buffer, coding: Coding, isKept: boolean): Promise<Buffer> {
  if (coding === 'gzip') return inGzip(bytes, { level: isKept ? 9 : 3 });
  return inBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > 200_000 ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
