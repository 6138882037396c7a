import { is } from 'superstruct';
import { EMAIL_FAULT, email as newEmail } from '#common/contract/people/user';
import { CallError } from '../http/call-error';

/**
 * Refuses an address that mail servers do not take, unless it was stored before they were asked for: its owner keeps it.
 * Throws `invalid-field`.
 */
export function requireMailable(email: string, stored: string | undefined): void {
  if (is(email, newEmail) || email === stored) return;
  throw new CallError('invalid-field', { fields: { email: EMAIL_FAULT } });
}
