import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import { requirePerson } from '../../platform/http/caller';
import { browserSecretOf } from '../../platform/http/forgery';
import type { Handlers } from '../../platform/http/handler';
import { write } from '../../platform/database/transaction';
import { uncountLogin, limitLogins, rememberBrowser } from '../../platform/guard/login-limit';
import { verifyPassword } from '../../platform/guard/password-hash';
import { findUserByEmail, stillHasPassword, userOf } from '../user/user-repository';
import { endSentences, readEndReason } from './ended-session-repository';
import { startSession, refuseInactiveUser } from './entry-repository';
import { endSession, listSessions } from './own-session-repository';
import { closeSession, rotateSession } from './session-repository';

export const sessionRoutes = {
  async login({ body: { email, password }, caller, request, database, spans }) {
    const browser = browserSecretOf(request.headers.get('cookie'));
    const attempt = { who: email, address: caller.address, browser };
    const counted = await limitLogins(database, attempt);
    const user = await findUserByEmail(database, email);
    const isRight = await verifyPassword(user?.password_hash ?? null, password);
    if (user === undefined || !isRight) throw new CallError('bad-credentials');
    await refuseInactiveUser(database, user);
    await uncountLogin(database, counted);
    await rememberBrowser(database, attempt);
    return write(database, async (transaction) => {
      // A password change in the meantime has ended the sessions of the old password; no new one may begin with it.
      if (!(await stillHasPassword(transaction, user))) throw new CallError('bad-credentials');
      return startSession(transaction, user, { userAgent: request.headers.get('User-Agent'), spans });
    });
  },

  async logout({ params: { token }, database }) {
    const closed = await closeSession(database, token);
    if (!closed) throw new CallError('not-found', { message: 'Cette session n’existe pas ou plus.' });
    return null;
  },

  async refresh({ body: { token }, database, spans }) {
    const rotated = await rotateSession(database, token, spans);
    if (rotated === null) throw await sessionOver(database, token);
    return { ...rotated.tokens, user: userOf(rotated.user) };
  },

  async listSessions({ caller, database }) {
    const { uuid, session } = requirePerson(caller);
    return listSessions(database, uuid, session);
  },

  async endSession({ caller, params, database }) {
    const ended = await endSession(database, requirePerson(caller).uuid, params.uuid);
    if (!ended) throw new CallError('not-found', { message: 'Cette session n’existe pas ou plus.' });
    return null;
  },
} satisfies Partial<Handlers>;

/** Whoever holds the refresh token may know why its session ended. */
async function sessionOver(database: Kysely<Database>, refreshToken: string): Promise<CallError> {
  const reason = await readEndReason(database, refreshToken);
  return reason === null
    ? new CallError('session-over')
    : new CallError('session-ended', { message: endSentences[reason] });
}
