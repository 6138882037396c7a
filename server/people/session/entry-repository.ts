import type { Kysely } from 'kysely';
import type { Session } from '#common/contract/people/session';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { newDeviceLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { type StoredUser, isBlocked, touchUser, userOf } from '../user/user-repository';
import { deviceLabel } from '../../platform/guard/device-label';
import type { Spans } from '../../platform/process/spans';
import { recordKnownDevice } from './own-session-repository';
import { openSession } from './session-repository';

/** Throws `not-activated` or `blocked`; to be called only once the person's identity is proven. */
export async function refuseInactiveUser(database: Kysely<Database>, user: StoredUser): Promise<void> {
  if (!user.is_activated) throw new CallError('not-activated');
  if (isBlocked(user, await databaseNow(database))) throw new CallError('blocked');
}

/** From where somebody comes in, and how long what they are given is good. */
export interface Entry {
  readonly address: string;
  readonly userAgent: string | null;
  readonly spans: Spans;
}

/** Begins a session for a person whose identity is proven, and queues a mail if the device is new. */
export async function startSession(
  transaction: WriteTransaction,
  user: StoredUser,
  { userAgent, spans }: Omit<Entry, 'address'>,
): Promise<Session> {
  const { database, now } = transaction;
  await touchUser(transaction, user.uuid);
  const device = deviceLabel(userAgent);
  if (await recordKnownDevice(database, user.uuid, device))
    await queueMail(transaction, 'new-device', user, newDeviceLetter(user.firstname, device, now));
  const tokens = await openSession(transaction, user.uuid, device, spans);
  return { ...tokens, user: userOf({ ...user, last_access: now }) };
}
