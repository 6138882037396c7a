/**
 * Every way in which a call can fail. Clients decide by class, never by status:
 * - again: wait and send once more          - refresh: the access token has expired
 * - conflict: keep both versions            - attend: a person must look at it
 * - park: the right is missing, keep it until the person has it again
 */
export type ErrorClass = 'again' | 'refresh' | 'conflict' | 'attend' | 'park';

export const errors = {
  'malformed-request': { status: 400, class: 'attend' },
  'malformed-json': { status: 400, class: 'attend' },
  'unknown-field': { status: 400, class: 'attend' },
  'invalid-field': { status: 400, class: 'attend' },
  'invalid-parameter': { status: 400, class: 'attend' },
  'invalid-cursor': { status: 400, class: 'attend' },
  'no-session': { status: 401, class: 'refresh' },
  'bad-credentials': { status: 401, class: 'attend' },
  'not-activated': { status: 401, class: 'attend' },
  blocked: { status: 401, class: 'attend' },
  'session-over': { status: 404, class: 'attend' },
  'session-ended': { status: 404, class: 'attend' },
  'missing-role': { status: 403, class: 'park' },
  'not-proved': { status: 403, class: 'attend' },
  csrf: { status: 403, class: 'again' },
  'foreign-origin': { status: 403, class: 'again' },
  'not-found': { status: 404, class: 'attend' },
  'unknown-call': { status: 404, class: 'attend' },
  'wrong-method': { status: 405, class: 'attend' },
  'not-acceptable': { status: 406, class: 'attend' },
  'stale-version': { status: 409, class: 'conflict' },
  'already-exists': { status: 409, class: 'attend' },
  'wrong-state': { status: 409, class: 'attend' },
  full: { status: 409, class: 'attend' },
  'price-changed': { status: 409, class: 'attend' },
  'key-reused': { status: 409, class: 'attend' },
  'key-expired': { status: 409, class: 'attend' },
  'in-progress': { status: 409, class: 'again' },
  'incomplete-file': { status: 409, class: 'again' },
  'too-large': { status: 413, class: 'attend' },
  'wrong-content-type': { status: 415, class: 'attend' },
  'too-many-requests': { status: 429, class: 'again' },
  'protocol-too-old': { status: 426, class: 'again' },
  unexpected: { status: 500, class: 'again' },
  unavailable: { status: 503, class: 'again' },
} as const satisfies Record<string, { status: number; class: ErrorClass }>;

export type ErrorCode = keyof typeof errors;

/**
 * The body of an error. `message` is French and may be shown; `fields` maps a path (`seats.0.count`) to its fault. `site`:
 * the origin at which the site is to be asked, of a request to another address of the same server.
 */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly site?: string;
}
