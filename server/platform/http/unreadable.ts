import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody, ErrorCode } from '#common/contract/calls/errors';
import { errorMessages } from './error-messages';

/**
 * Answers a request that is not valid HTTP with an error in the usual form, and closes the connection. Node never
 * passes such a request to the app.
 */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  // A response already begun must not be interrupted by another one.
  const answering: unknown = Reflect.get(socket, '_httpMessage');
  const hasBegun = answering instanceof ServerResponse && answering.headersSent;
  if (error.code === 'ECONNRESET' || hasBegun || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, code } = refusals[error.code ?? ''] ?? unreadable;
  const text = JSON.stringify({ code, message: errorMessages[code] } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** Longer than any address of the site. */
const LONGEST_ADDRESS = 4000;

/** Refuses an overlong address before it reaches the app; null for all others. */
export function refuseLongAddress(address: string): Response | null {
  if (address.length <= LONGEST_ADDRESS) return null;
  const code = 'too-large';
  return Response.json({ code, message: 'Cette adresse est trop longue.' } satisfies ErrorBody, {
    status: 414,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });
}

interface Refusal {
  readonly line: string;
  readonly code: ErrorCode;
}

const unreadable: Refusal = { line: '400 Bad Request', code: 'malformed-request' };

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_INVALID_METHOD: {
    line: '405 Method Not Allowed\r\nAllow: GET, HEAD, POST, PUT, DELETE',
    code: 'wrong-method',
  },
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'unavailable' },
};
