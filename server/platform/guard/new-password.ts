import { unmetPasswordNeeds, passwordMessage } from '#common/rules/password';
import { CallError } from '../http/call-error';
import { hashPassword } from './password-hash';

/**
 * Hashes a newly chosen password. Throws `invalid-field` if it does not meet the requirements.
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
