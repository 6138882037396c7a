import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { uuidV7 } from '#common/base/uuid';
import { wholeSecond } from '#common/base/paris-time';
import type { Registration } from '#common/contract/people/account';
import { ownAudience } from '#common/rules/audience';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import {
  type Limit,
  countAttempt,
  countAttempts,
  isWithin,
  limitsFrom,
  networkOf,
} from '../../platform/guard/limit';
import { hashNewPassword } from '../../platform/guard/new-password';
import { activationLetter, alreadyRegisteredLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { type StoredUser, addUser, findUserByEmail, freeUserSlug, lockUsers } from '../user/user-repository';
import { addAccountToken, firstRegistrationHash } from './account-repository';
import type { PendingRegistration } from '../../platform/database/tables/account-tables';

/** High enough for a school class behind one address. */
const fromAddress = (address: string) =>
  limitsFrom(address, { of: 'registration from', most: 60, minutes: 60 });

/** Registering another person's address must not block it: only one network is asked to wait. */
const ofEmail = (email: string, address: string): Limit => ({
  of: 'registration of',
  by: `${email} ${networkOf(address)}`,
  most: 5,
  minutes: 60,
});
/** A stranger must not flood its owner with mails. A link lasts for a week, so an earlier letter still has one. */
const lettersTo = (email: string): Limit => ({
  of: 'registration letters to',
  by: email,
  most: 20,
  minutes: 24 * 60,
});

/**
 * Registers a person: adds an account to be activated by a mailed link. If the address already has an account, it gets
 * a mail that says so; neither the answer nor the work done for it reveals which case applied. A registration beyond
 * the address's letters of the day waits without a letter: any earlier link and its own password activate it.
 * Throws `invalid-field` for a weak password, `too-many-requests`.
 */
export async function register(
  database: Kysely<Database>,
  registration: Registration,
  address: string,
): Promise<void> {
  await countAttempts(database, fromAddress(address));
  await countAttempt(database, ofEmail(registration.email, address));
  const pending: PendingRegistration = {
    name: registration.name.trim(),
    firstname: registration.firstname.trim(),
    temporary: registration.temporary ?? false,
    termsVersion: registration.termsVersion ?? null,
    passwordHash: await hashNewPassword(
      registration.password,
      'password',
      // Hashed with the first registration's salt, to detect whether a later one has the same password.
      await firstRegistrationHash(database, registration.email),
    ),
  };
  const isMailed = await isWithin(database, lettersTo(registration.email));
  await write(database, (transaction) => welcome(transaction, registration.email, pending, isMailed));
}

async function welcome(
  transaction: WriteTransaction,
  email: string,
  pending: PendingRegistration,
  isMailed: boolean,
): Promise<void> {
  await lockUsers(transaction);
  const known = await findUserByEmail(transaction.database, email);
  if (known === undefined) return openAccount(transaction, email, pending);
  await rehearse(transaction, (rehearsal) => openAccount(rehearsal, NOBODY, pending));
  transaction.recordChange('account', known.uuid, ownAudience(known.uuid));
  await remind(transaction, known, pending, isMailed);
}

async function openAccount(
  transaction: WriteTransaction,
  email: string,
  pending: PendingRegistration,
): Promise<void> {
  const uuid = uuidV7(transaction.now.getTime(), randomBytes(10));
  const { name, firstname, temporary, termsVersion, passwordHash } = pending;
  await addUser(transaction, {
    uuid,
    slug: await freeUserSlug(transaction, firstname, name),
    name,
    firstname,
    email,
    password_hash: passwordHash,
    birth_date: null,
    creation_date: wholeSecond(transaction.now),
    last_access: null,
    disabled_until: null,
    is_activated: false,
    temporary,
    roles: ['ROLE_USER'],
    terms_version: termsVersion,
  });
  const token = await addAccountToken(transaction, 'activation', uuid, pending);
  await queueMail(transaction, 'activation', { uuid, email }, activationLetter(token));
}

const NOBODY = 'nobody@example.invalid';

/** Performs the work and rolls it back, so that a known address takes as long as a new one. */
async function rehearse(
  transaction: WriteTransaction,
  work: (rehearsal: WriteTransaction) => Promise<void>,
): Promise<void> {
  await sql`savepoint rehearsal`.execute(transaction.database);
  await work({ ...transaction, recordChange: () => undefined });
  await sql`rollback to savepoint rehearsal`.execute(transaction.database);
}

// The data of a second registration wait with its own link. Which registration applies does not depend on the link that
// is followed first, since the mails look alike: if their passwords differ, the typed password decides (`activate`).
async function remind(
  transaction: WriteTransaction,
  known: StoredUser,
  pending: PendingRegistration,
  isMailed: boolean,
): Promise<void> {
  if (known.is_activated) {
    if (isMailed) await queueMail(transaction, 'already-registered', known, alreadyRegisteredLetter());
    return;
  }
  const token = await addAccountToken(transaction, 'activation', known.uuid, pending);
  if (isMailed) await queueMail(transaction, 'activation', known, activationLetter(token));
}
