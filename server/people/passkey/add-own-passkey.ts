import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { wholeSecond } from '#common/base/paris-time';
import type { Passkey, PasskeyCreation, PasskeyWrite } from '#common/contract/people/passkey';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { requirePassword } from '../../platform/guard/own-password';
import { CallError } from '../../platform/http/call-error';
import { passkeyAddedLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { type StoredUser, lockUsers } from '../user/user-repository';
import { addChallenge, takeChallenge } from './passkey-challenge-repository';
import { creationOptions, keyedSite } from './passkey-options';
import { challengeIn, provenKey } from './passkey-proof';
import { addPasskey, countPasskeysOf, findPasskeysOf, passkeyOf } from './passkey-repository';

/** More than anybody needs for a phone, a computer, a password manager and a security key. */
const MOST = 20;

/**
 * The options to create a passkey for this person, who must give their password.
 * Throws `invalid-field` for a wrong one, `too-many-requests`, `wrong-state` for a person who has too many passkeys.
 */
export async function preparePasskey(
  database: Kysely<Database>,
  user: StoredUser,
  password: string,
): Promise<PasskeyCreation> {
  await requirePassword(database, user, password);
  const known = await findPasskeysOf(database, user.uuid);
  refuseMore(known.length);
  return creationOptions(await keyedSite(database), user, await addChallenge(database, user.uuid), known);
}

/**
 * Adds the passkey that a browser created, and notifies its owner by mail. Throws `not-found` for one that answers no
 * challenge of this person, `invalid-field` for one that was not made for this site, `already-exists`, `wrong-state`
 * for a person who has too many.
 * @param device label of the device it was made on
 */
export async function addOwnPasskey(
  database: Kysely<Database>,
  user: StoredUser,
  { name, credential }: PasskeyWrite,
  device: string,
): Promise<Passkey> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  // Used up before any check, whatever the result: a challenge is valid for one answer.
  if (!(await takeChallenge(database, challenge, user.uuid)))
    throw new CallError('not-found', { message: 'Cette demande n’a plus cours. Recommencez.' });
  const site = await keyedSite(database);
  const proven = await provenKey(credential, challenge, site);
  if (proven === null)
    throw new CallError('invalid-field', {
      message: 'Cette clé d’accès n’a pas pu être vérifiée.',
      fields: { credential: 'Cette clé d’accès n’a pas pu être vérifiée.' },
    });
  return write(database, async (transaction) => {
    await lockUsers(transaction);
    refuseMore(await countPasskeysOf(transaction.database, user.uuid));
    const passkey = {
      ...proven,
      uuid: randomUUID(),
      user_uuid: user.uuid,
      name: name?.trim() ?? device,
      device_label: device,
      site: site.id,
      created_at: wholeSecond(transaction.now),
      last_used_at: null,
    };
    if (!(await addPasskey(transaction, passkey)))
      throw new CallError('already-exists', { message: 'Cette clé d’accès est déjà enregistrée.' });
    const letter = passkeyAddedLetter(user.firstname, device, transaction.now);
    await queueMail(transaction, 'passkey-added', user, letter);
    return passkeyOf(passkey);
  });
}

function refuseMore(count: number): void {
  if (count < MOST) return;
  throw new CallError('wrong-state', {
    message: `Un compte a ${MOST} clés d’accès au plus\u00a0: supprimez-en une.`,
  });
}
