import type { Session } from '#common/contract/people/session';
import type { PlainRequest, Server } from '../http/server';
import { type ServerAnswer, classOf, noAnswer } from '../http/server-answer';
import type { SessionManager } from './session-manager';

export type AuthorisedAnswer = ServerAnswer | { readonly kind: 'session-ended' };

/**
 * Sends a request as one given person only: an expired session is refreshed once and the request sent again; if another
 * person is logged in by then, the request is not sent.
 */
export async function sendAs(
  { keeper, server }: { readonly keeper: SessionManager; readonly server: Server },
  person: string,
  request: Omit<PlainRequest, 'bearer'>,
): Promise<AuthorisedAnswer> {
  let session = sessionOf(keeper, person);
  if (session === null) return { kind: 'session-ended' };
  const wasFresh = !keeper.isStale(session);
  if (wasFresh) {
    const answer = await server.send({ ...request, bearer: session.token });
    if (answer.kind !== 'refused' || classOf(answer) !== 'refresh') return answer;
  }
  const refreshed = await keeper.refresh(session);
  if (refreshed === 'no-answer') return noAnswer;
  session = sessionOf(keeper, person);
  if (refreshed === 'ended' || session === null) return { kind: 'session-ended' };
  return server.send({ ...request, bearer: session.token });
}

function sessionOf(keeper: SessionManager, person: string): Session | null {
  const session = keeper.current();
  return session?.user.uuid === person ? session : null;
}
