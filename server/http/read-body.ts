import type { Asked } from './answer';
import { CallError } from './call-error';
import { refuseUnstorable } from './storable';

/** A JSON body holds at most 1 MiB. */
const MOST_BYTES = 1024 * 1024;

/**
 * Reads a JSON body, counting while reading, so that a body that hides its length is cut off too.
 * Throws CallError: `wrong-content-type`, `too-large`, `malformed-json`, and `invalid-field` for what cannot be stored.
 */
export async function readJson(asked: Asked, request: Request): Promise<unknown> {
  const type = asked.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const coding = asked.header('content-encoding') ?? 'identity';
  if (type !== 'application/json' || coding !== 'identity') throw new CallError('wrong-content-type');
  const value = parse(await readText(asked, request));
  refuseUnstorable(value);
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
  const length = asked.header('content-length');
  if (Number(length ?? 0) > MOST_BYTES) throw tooLarge();
  // A body of announced length cannot be longer; any other one is counted as it comes.
  const bytes = length === null ? await countedBytes(request) : new Uint8Array(await request.arrayBuffer());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CallError('malformed-json');
  }
}

async function countedBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// The rest of the body is never read, so the connection cannot serve another request.
const tooLarge = () => new CallError('too-large', { headers: { Connection: 'close' } });
