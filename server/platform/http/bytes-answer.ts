import { isSame } from './answer';

/** A file to be sent. */
export interface AnsweredFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Quoted. */
  readonly etag: string;
}

const A_YEAR = 31_536_000;

/** Cache-Control values: for addresses that contain the version, and for those that must be revalidated. */
export const keptForEver = (who: 'public' | 'private') => `${who}, max-age=${A_YEAR}, immutable`;
export const askedAnew = (who: 'public' | 'private') => `${who}, no-cache`;

/** A file as an answer: 304 if the client has it, else the requested range, or all of it. */
export function bytesAnswer(
  request: Request,
  { bytes, type, etag }: AnsweredFile,
  headers: Readonly<Record<string, string>>,
): Response {
  const own = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (isSame(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers: own });
  const range = rangeIn(request, etag, bytes.length);
  if (range === 'none-of-it') {
    const unsatisfiable = { ...own, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${bytes.length}` };
    return new Response(null, { status: 416, headers: unsatisfiable });
  }
  const { from, to } = range ?? { from: 0, to: bytes.length };
  return new Response(Uint8Array.from(bytes.subarray(from, to)), {
    status: range === null ? 200 : 206,
    headers: {
      ...own,
      'Content-Type': type,
      'Content-Length': String(to - from),
      ...(range !== null && { 'Content-Range': `bytes ${from}-${to - 1}/${bytes.length}` }),
    },
  });
}

/**
 * The single requested range, end exclusive; null for the whole file, also if several ranges or another version are
 * requested.
 */
function rangeIn({ headers }: Request, etag: string, length: number) {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('Range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if ((headers.get('If-Range') ?? etag) !== etag) return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  return from < to ? { from, to } : 'none-of-it';
}
