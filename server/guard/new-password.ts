import { unmetPasswordNeeds, passwordMessage } from '#common/rules/password';
import { CallError } from '../http/call-error';
import { hashPassword } from './password-hash';

/**
 * The hash of a password that somebody chose. Throws `invalid-field` for one that lacks something.
 * @param field its path in the body
 * @param like as for `hashPassword`
 */
export async function hashNewPassword(
  password: string,
  field: string,
  like: string | null = null,
): Promise<string> {
  if (unmetPasswordNeeds(password).length > 0)
    throw new CallError('invalid-field', { fields: { [field]: passwordMessage } });
  return hashPassword(password, like);
}
