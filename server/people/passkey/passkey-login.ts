import type { Kysely } from 'kysely';
import type { PasskeyLogin, PasskeyRequest } from '#common/contract/people/passkey';
import type { Session } from '#common/contract/people/session';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { countAttempts, limitsFrom } from '../../platform/guard/limit';
import { uncountLogin, limitLogins } from '../../platform/guard/login-limit';
import { CallError } from '../../platform/http/call-error';
import { type Entry, startSession, refuseInactiveUser } from '../session/entry-repository';
import { findUsers } from '../user/user-repository';
import { addChallenge, takeChallenge } from './passkey-challenge-repository';
import { keyedSite, requestOptions, userHandleOf } from './passkey-options';
import { challengeIn, provenUse } from './passkey-proof';
import { countUse, findPasskey } from './passkey-repository';

/** Browsers request a challenge each time the login opens, to offer passkeys in the address field's suggestions. */
const requestsFrom = (address: string) =>
  limitsFrom(address, { of: 'passkeys asked from', most: 300, minutes: 15 });

/** The options to log in with any passkey of this site. Throws `too-many-requests`. */
export async function requestPasskey(database: Kysely<Database>, address: string): Promise<PasskeyRequest> {
  await countAttempts(database, requestsFrom(address));
  return requestOptions(await keyedSite(database), await addChallenge(database, null));
}

/**
 * Logs in the holder of a passkey. Throws `bad-credentials`, the same for an unknown passkey and a wrong signature;
 * `not-activated` and `blocked` only after a valid one; `too-many-requests`.
 */
export async function loginByPasskey(
  database: Kysely<Database>,
  { credential }: PasskeyLogin,
  { address, userAgent, spans }: Entry,
): Promise<Session> {
  const who = `passkey ${credential.id}`;
  const counted = await limitLogins(database, { who, address, browser: null });
  const challenge = challengeIn(credential.response.clientDataJSON);
  // Used up before any check, whatever the result: a challenge is valid for one answer.
  if (!(await takeChallenge(database, challenge, null))) throw notCurrent();
  const passkey = await findPasskey(database, credential.id);
  if (passkey === undefined || credential.response.userHandle !== userHandleOf(passkey.user_uuid))
    throw notRecognised();
  const use = await provenUse(credential, challenge, await keyedSite(database), passkey);
  if (use === null) throw notRecognised();
  const [user] = await findUsers(database, [passkey.user_uuid]);
  if (user === undefined) throw notRecognised();
  await refuseInactiveUser(database, user);
  await uncountLogin(database, counted);
  return write(database, async (transaction) => {
    if (!(await countUse(transaction, passkey, use))) throw notRecognised();
    return startSession(transaction, user, { userAgent, spans });
  });
}

/** The error for a challenge that is unknown, used or expired. */
export const notCurrent = () =>
  new CallError('bad-credentials', { message: 'Cette demande n’a plus cours. Recommencez.' });

/** The error for an unknown passkey, and for a wrong signature. */
export const notRecognised = () =>
  new CallError('bad-credentials', { message: 'Cette clé d’accès n’est pas, ou plus, connue ici.' });
