import type { Kysely } from 'kysely';
import type { PasskeyLogin, PasskeyRequest } from '#common/contract/people/passkey';
import type { Session } from '#common/contract/people/session';
import type { Database } from '../database/schema';
import { write } from '../database/transaction';
import { type Limit, countTry, networkOf } from '../guard/limit';
import { forgiveLogin, limitLogins } from '../guard/login-limit';
import { CallError } from '../http/call-error';
import { enter, refuseShutOut } from '../session/entry-repository';
import { findUsers } from '../user/user-repository';
import { addChallenge, takeChallenge } from './passkey-challenge-repository';
import { keyedSite, requestOptions, userHandleOf } from './passkey-options';
import { challengeIn, provenUse } from './passkey-proof';
import { countUse, findPasskey } from './passkey-repository';

/** A browser asks whenever the login opens, to offer keys beside the addresses it remembers. */
const requestsFrom = (address: string): Limit => ({
  of: 'passkeys asked from',
  by: networkOf(address),
  most: 300,
  minutes: 15,
});

/** Says how a browser is to use a key, whosever it is. Throws `too-many-requests`. */
export async function requestPasskey(database: Kysely<Database>, address: string): Promise<PasskeyRequest> {
  await countTry(database, requestsFrom(address));
  return requestOptions(await keyedSite(database), await addChallenge(database, null));
}

/**
 * Lets in whoever holds a key. Throws `bad-credentials` for a key or a signature that is not known here, alike;
 * `not-activated` and `blocked` after a good one alone; `too-many-requests`.
 */
export async function loginByPasskey(
  database: Kysely<Database>,
  { credential }: PasskeyLogin,
  address: string,
  userAgent: string | null,
): Promise<Session> {
  const who = `passkey ${credential.id}`;
  const counted = await limitLogins(database, { who, address, browser: null });
  const challenge = challengeIn(credential.response.clientDataJSON);
  // Used up before anything is checked, whatever the result: a challenge is good for one answer.
  if (!(await takeChallenge(database, challenge, null)))
    throw new CallError('bad-credentials', { message: 'Cette demande n’a plus cours. Recommencez.' });
  const passkey = await findPasskey(database, credential.id);
  if (passkey === undefined || credential.response.userHandle !== userHandleOf(passkey.user_uuid))
    throw notRecognised();
  const use = await provenUse(credential, challenge, await keyedSite(database), passkey);
  if (use === null) throw notRecognised();
  const [user] = await findUsers(database, [passkey.user_uuid]);
  if (user === undefined) throw notRecognised();
  await refuseShutOut(database, user);
  await forgiveLogin(database, counted);
  return write(database, async (transaction) => {
    if (!(await countUse(transaction, passkey, use))) throw notRecognised();
    return enter(transaction, user, userAgent);
  });
}

const notRecognised = () =>
  new CallError('bad-credentials', { message: 'Cette clé d’accès n’est pas, ou plus, connue ici.' });
