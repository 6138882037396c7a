import { encodeWire } from '#common/base/wire';
import { MAX_BODY_BYTES } from '#common/contract/calls/body-limit';
import type { ErrorBody } from '#common/contract/calls/errors';

/** The error for a body that the server would refuse without reading it; null for one that may be sent. */
export function faultOfSize(body: unknown): ErrorBody | null {
  return body === undefined || bytesOf(encodeWire(body)) <= MAX_BODY_BYTES ? null : tooLarge;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

const tooLarge: ErrorBody = {
  code: 'too-large',
  message: 'C’est trop long pour être envoyé (1\u00a0Mo au plus)\u00a0: raccourcissez, puis enregistrez.',
};
