import { encodeWire } from '#common/base/wire';
import { MOST_BODY_BYTES } from '#common/contract/calls/body-limit';
import type { ErrorAnswer } from '#common/contract/calls/errors';

/** The error for a body that the server would refuse without reading it; null for one that may be sent. */
export function faultOfSize(body: unknown): ErrorAnswer | null {
  return body === undefined || bytesOf(encodeWire(body)) <= MOST_BODY_BYTES ? null : tooLarge;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

const tooLarge: ErrorAnswer = {
  code: 'too-large',
  message: 'C’est trop long pour être envoyé (1\u00a0Mo au plus)\u00a0: raccourcissez, puis enregistrez.',
};
