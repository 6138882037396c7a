import type { Kysely } from 'kysely';
import type { IdentityProof } from '#common/contract/people/identity-proof';
import type { PasskeyLogin } from '#common/contract/people/passkey';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { type Limit, countAttempt } from '../../platform/guard/limit';
import { requirePassword } from '../../platform/guard/own-password';
import type { Person } from '../../platform/http/handler';
import { noteProof } from '../session/identity-proof-repository';
import type { StoredUser } from '../user/user-repository';
import { takeChallenge } from './passkey-challenge-repository';
import { notCurrent, notRecognised } from './passkey-login';
import { keyedSite, userHandleOf } from './passkey-options';
import { challengeIn, provenUse } from './passkey-proof';
import { countUse, findPasskey } from './passkey-repository';

const keysTried = (uuid: string): Limit => ({ of: 'passkeys tried by', by: uuid, most: 10, minutes: 15 });

/**
 * Checks the password of a logged-in person, or one of their passkeys, and records the proof with their session. Throws
 * `invalid-field` for a wrong password, `bad-credentials` for a passkey that is not theirs, `too-many-requests`.
 */
export async function proveIdentity(
  database: Kysely<Database>,
  person: Person,
  user: StoredUser,
  { password = '', credential }: IdentityProof,
): Promise<void> {
  if (credential === undefined) await requirePassword(database, user, password);
  else await requirePasskey(database, user, credential);
  await noteProof(database, person);
}

async function requirePasskey(
  database: Kysely<Database>,
  user: StoredUser,
  credential: PasskeyLogin['credential'],
): Promise<void> {
  await countAttempt(database, keysTried(user.uuid));
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!(await takeChallenge(database, challenge, null))) throw notCurrent();
  const passkey = await findPasskey(database, credential.id);
  if (passkey?.user_uuid !== user.uuid || credential.response.userHandle !== userHandleOf(user.uuid))
    throw notRecognised();
  const use = await provenUse(credential, challenge, await keyedSite(database), passkey);
  if (use === null) throw notRecognised();
  if (!(await write(database, (transaction) => countUse(transaction, passkey, use)))) throw notRecognised();
}
