import { CallError } from '../http/call-error';
import { personOf } from '../http/caller';
import type { Handlers } from '../http/handler';
import { write } from '../database/transaction';
import { databaseNow } from '../database/clock';
import { isPassword } from '../guard/password-hash';
import { newDeviceLetter } from '../mail/account-letters';
import { queueMail } from '../mail/mail-repository';
import { findUserByEmail, isBlocked, touchUser, userOf } from '../user/user-repository';
import { deviceLabel } from './device-label';
import { forgiveLogin, limitLogins } from './login-limit';
import { endSession, isNewDevice, listSessions } from './own-session-repository';
import { closeSession, openSession, rotateSession } from './session-repository';

export const sessionRoutes = {
  async login({ body: { email, password }, caller, request, database }) {
    await limitLogins(database, email, caller.address);
    const user = await findUserByEmail(database, email);
    const isRight = await isPassword(user?.password_hash ?? null, password);
    if (user === undefined || !isRight) throw new CallError('bad-credentials');
    if (!user.is_activated) throw new CallError('not-activated');
    if (isBlocked(user, await databaseNow(database))) throw new CallError('blocked');
    await forgiveLogin(database, email, caller.address);
    return write(database, async (transaction) => {
      await touchUser(transaction, user.uuid);
      const device = deviceLabel(request.headers.get('User-Agent'));
      if (await isNewDevice(transaction.database, user.uuid, device))
        await queueMail(
          transaction,
          'new-device',
          user,
          newDeviceLetter(user.firstname, device, transaction.now),
        );
      const tokens = await openSession(transaction, user.uuid, device);
      return { ...tokens, user: userOf({ ...user, last_access: transaction.now }) };
    });
  },

  async logout({ params: { token }, database }) {
    const closed = await closeSession(database, token);
    if (!closed) throw new CallError('not-found', { message: 'Cette session n’existe pas ou plus.' });
    return null;
  },

  async refresh({ body: { token }, database }) {
    const rotated = await rotateSession(database, token);
    if (rotated === null) throw new CallError('session-over');
    return { ...rotated.tokens, user: userOf(rotated.user) };
  },

  async listSessions({ caller, database }) {
    const { uuid, session } = personOf(caller);
    return listSessions(database, uuid, session);
  },

  async endSession({ caller, params, database }) {
    const ended = await endSession(database, personOf(caller).uuid, params.uuid);
    if (!ended) throw new CallError('not-found', { message: 'Cette session n’existe pas ou plus.' });
    return null;
  },
} satisfies Partial<Handlers>;
