import { MOST_BODY_BYTES } from '#common/contract/fields/body-limit';
import type { Asked } from './answer';
import { CallError } from './call-error';
import { refuseUnstorable } from './storable';

/**
 * Reads a JSON body, counting while reading, so that a body that hides its length is cut off too.
 * Throws CallError: `wrong-content-type`, `too-large`, `malformed-request`, `malformed-json`, and `invalid-field` for
 * what cannot be stored, but for `texts` that whoever takes the value checks.
 */
export async function readJson(asked: Asked, request: Request, { texts = true } = {}): Promise<unknown> {
  const type = asked.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const coding = asked.header('content-encoding') ?? 'identity';
  if (type !== 'application/json' || coding !== 'identity') throw new CallError('wrong-content-type');
  const value = parse(await readText(asked, request));
  refuseUnstorable(value, { texts });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError('malformed-json');
  }
}

async function readText(asked: Asked, request: Request): Promise<string> {
  const bytes = await countedBytes(asked, request, MOST_BODY_BYTES, tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CallError('malformed-json');
  }
}

/**
 * The bytes of a body, which are counted as they come. Throws `refusal` as soon as there are more than `most`, and
 * CallError `malformed-request` when the sender goes before the end, as phones do in a tunnel.
 */
export async function countedBytes(
  asked: Asked,
  request: Request,
  most: number,
  refusal: () => CallError,
): Promise<Uint8Array> {
  const length = asked.header('content-length');
  if (Number(length ?? 0) > most) throw refusal();
  try {
    // A body of announced length cannot be longer.
    if (length !== null) return new Uint8Array(await request.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > most) throw refusal();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('malformed-request');
  }
}

// The rest of the body stays unread, so the connection cannot serve another request.
const tooLarge = () => new CallError('too-large', { headers: { Connection: 'close' } });
