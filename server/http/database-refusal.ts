import pg from 'pg';
import type { ErrorCode } from '#common/contract/calls/errors';
import { CallError } from './call-error';

/** What PostgreSQL refuses because of what a request says, or of what somebody else did meanwhile. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  // What it belongs to is gone: an account that was deleted meanwhile.
  '23503': 'wrong-state',
  // Too long, beyond a number's or a date's range, or not of its form.
  '22001': 'invalid-field',
  '22003': 'invalid-field',
  '22007': 'invalid-field',
  '22008': 'invalid-field',
  '22021': 'invalid-field',
  '22P02': 'invalid-field',
  '22P05': 'invalid-field',
};

/** The refusal that an error of the database comes to for whoever called; null for any other error. */
export function refusalOf(error: unknown): CallError | null {
  const code = error instanceof pg.DatabaseError ? refusals[error.code ?? ''] : undefined;
  return code === undefined ? null : new CallError(code);
}
