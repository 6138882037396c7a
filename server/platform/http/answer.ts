import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  idempotencyHeader,
  nonceHeader,
  protocolHeader,
  protocolVersion,
} from '#common/contract/feed/changes';
import { errors, type ErrorCode } from '#common/contract/calls/errors';
import { encodeWire } from '#common/base/wire';
import { FileStoreError } from '../process/file-store-error';
import { TooLate } from '../process/in-time';
import { isOutOfReach } from '../database/out-of-reach';
import { isDiskFull } from '../process/disk-full';
import type { Log } from '../process/log';
import { CallError } from './call-error';
import { EncodedText } from './encoded-text';
import { apiHeaders } from './security-headers';

/** The result of a call before it becomes an HTTP response: a JSON text (null: 204) or a response of its own. */
export type Answer = TextAnswer | { readonly response: Response };

interface TextAnswer {
  readonly status: number;
  readonly text: EncodedText | null;
  /** Whether the answer is the same for everybody. */
  readonly isPublic: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts of the request that an answer depends on. */
export interface Asked {
  readonly method: string;
  header(name: string): string | null;
}

/** Values repeated in the answer, so that a client knows that it comes from us and belongs to this request. */
export interface Echo {
  nonce: string | null;
  readonly key: string | null;
}

/** The answer with a value of the contract. */
export function valueAnswer(status: number, value: unknown): TextAnswer {
  return textAnswer(status, value === null ? null : encodeWire(value));
}

/** The answer with an encoded JSON text; null: no content. */
export function textAnswer(status: number, text: string | null): TextAnswer {
  return { status, text: text === null ? null : new EncodedText(text), isPublic: false, headers: {} };
}

/** The answer to a thrown error. An unexpected error is logged under an id that the answer contains. */
export function failureAnswer(thrown: unknown, call: string, log: Log): TextAnswer {
  if (thrown instanceof CallError) {
    return { ...valueAnswer(errors[thrown.code].status, thrown.answer), headers: thrown.headers };
  }
  const refusal = refusalOf(thrown);
  if (refusal !== null) {
    // Possibly a bug of ours: input validation should have refused the request.
    log.warn('refused by the database', { call, error: thrown });
    return valueAnswer(errors[refusal.code].status, refusal.answer);
  }
  if (isDiskFull(thrown)) {
    log.error('disk full', { call, error: thrown });
    const { answer } = new CallError('unavailable', { message: DISK_FULL });
    return { ...valueAnswer(errors.unavailable.status, answer), headers: { 'Retry-After': '60' } };
  }
  const hindrance = hindranceOf(thrown);
  if (hindrance !== null) {
    log.error(hindrance, { call, error: thrown });
    const { answer } = new CallError('unavailable');
    return { ...valueAnswer(errors.unavailable.status, answer), headers: { 'Retry-After': '5' } };
  }
  const id = randomUUID();
  log.error('call failed', { call, id, error: thrown });
  const { answer } = new CallError('unexpected');
  return valueAnswer(errors.unexpected.status, {
    ...answer,
    message: `${answer.message} (référence ${id.slice(0, 8)})`,
  });
}

const DISK_FULL =
  'Le disque du site est plein\u00a0: rien n’a été enregistré. Prévenez la personne qui s’occupe du site.';

/** What keeps us from answering for now, for the log; null if nothing does. */
function hindranceOf(thrown: unknown): string | null {
  if (thrown instanceof TooLate) return 'call not answered in time';
  if (thrown instanceof FileStoreError) return 'file store out of reach';
  return isOutOfReach(thrown) ? 'database out of reach' : null;
}

/** The HTTP response: with the echo of its request, ETag, content coding, Cache-Control and security headers. */
export async function responseOf(
  asked: Asked,
  answer: Answer,
  echo: Echo,
  overHttps: boolean,
): Promise<Response> {
  const own = 'response' in answer ? Object.fromEntries(answer.response.headers) : answer.headers;
  // A plain record and bytes are sent as they are; Headers and streams would be copied.
  const headers: Record<string, string> = {
    ...apiHeaders('response' in answer, overHttps),
    ...own,
    [protocolHeader]: String(protocolVersion),
    ...(echo.nonce === null ? {} : { [nonceHeader]: echo.nonce }),
    ...(echo.key === null ? {} : { [idempotencyHeader]: echo.key }),
  };
  if ('response' in answer) {
    const { body, status } = answer.response;
    if (asked.method !== 'HEAD') return new Response(body, { status, headers });
    // The body of a HEAD response is never read: a stream would stay open.
    await body?.cancel();
    return new Response(null, { status, headers });
  }

  const { status, text, isPublic } = answer;
  const isRead = (asked.method === 'GET' || asked.method === 'HEAD') && status === 200;
  headers['Cache-Control'] = isRead ? `${isPublic ? 'public' : 'private'}, no-cache` : 'no-store';
  headers['Vary'] = 'Accept-Encoding, Authorization';
  if (text === null) return new Response(null, { status, headers });
  if (isRead) {
    headers['ETag'] = text.etag;
    if (isSame(asked.header('if-none-match'), text.etag)) return new Response(null, { status: 304, headers });
  }
  headers['Content-Type'] = 'application/json; charset=utf-8';
  const accepted = asked.header('accept-encoding') ?? '';
  const { coding, bytes } = await text.encodedFor(accepted, isPublic ? 'shared' : 'once');
  if (coding !== null) headers['Content-Encoding'] = coding;
  return new Response(bytes, { status, headers });
}

/** Whether If-None-Match names this version. */
export function isSame(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
}

/** PostgreSQL errors caused by the request's data or by a concurrent change. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  // A referenced row is gone, such as an account deleted in the meantime.
  '23503': 'wrong-state',
  // Too long, outside the range of a number or date, or malformed.
  '22001': 'invalid-field',
  '22003': 'invalid-field',
  '22007': 'invalid-field',
  '22008': 'invalid-field',
  '22021': 'invalid-field',
  '22P02': 'invalid-field',
  '22P05': 'invalid-field',
};

/** The call error for a database error caused by the request; null for any other error. */
function refusalOf(error: unknown): CallError | null {
  const code = error instanceof pg.DatabaseError ? refusals[error.code ?? ''] : undefined;
  return code === undefined ? null : new CallError(code);
}
