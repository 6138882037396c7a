import { MAX_BODY_BYTES } from '#common/contract/calls/body-limit';
import type { Asked } from './answer';
import { CallError } from './call-error';
import { refuseUnstorable } from './storable';

/**
 * Reads a JSON body, counting its bytes, so that a body without a declared length is limited too.
 * Throws CallError: `wrong-content-type`, `too-large`, `malformed-request`, `malformed-json`, and `invalid-field` for
 * texts that cannot be stored, unless `texts` is false because the handler checks them.
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
  const bytes = await countedBytes(asked, request, MAX_BODY_BYTES, tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CallError('malformed-json');
  }
}

/**
 * Reads the bytes of a body and counts them. Throws `refusal` as soon as there are more than `most`, and CallError
 * `malformed-request` if the sender disconnects before the end, as phones do in a tunnel.
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
    // A body cannot be longer than its declared length.
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

// The rest of the body stays unread, so the connection cannot be reused.
const tooLarge = () => new CallError('too-large', { headers: { Connection: 'close' } });
