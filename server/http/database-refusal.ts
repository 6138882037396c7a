import pg from 'pg';
import type { ErrorCode } from '#common/contract/calls/errors';
import { CallError } from './call-error';

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
export function refusalOf(error: unknown): CallError | null {
  const code = error instanceof pg.DatabaseError ? refusals[error.code ?? ''] : undefined;
  return code === undefined ? null : new CallError(code);
}
