import type { Badges } from '#common/contract/site/badges';
import { ApiSession, json } from './api-session';

/** The password of every account of the demo association, and of those that journeys open. */
const PASSWORD = 'Theatre-2026!';

export interface Newcomer {
  readonly firstname: string;
  readonly name: string;
  readonly email: string;
}

interface Demand {
  readonly uuid: string;
  readonly role: { readonly code: string };
  readonly state: { readonly code: string };
  readonly reason?: string;
}

/** Somebody opens an account, which is not activated. */
export async function register(origin: string, newcomer: Newcomer): Promise<void> {
  await json(await send(origin, '/api/users', { ...newcomer, password: PASSWORD, temporary: false }));
}

/** Whether somebody can log in, and if not, what the server tells them. */
export async function tryToLogIn(origin: string, email: string): Promise<'welcome' | string> {
  const answer = await send(origin, '/api/authtokens', { email, password: PASSWORD });
  if (answer.ok) return 'welcome';
  const { code } = (await answer.json()) as { code: string };
  return code;
}

/** Somebody who calls the server from elsewhere. */
export async function callerFrom(origin: string, email: string) {
  const session = await ApiSession.logIn(origin, email, PASSWORD);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
    json<T>(await session.fetch(path, { method, ...(body && { body: JSON.stringify(body) }) }));
  return {
    askForRole: (code: string) => call<Demand>('POST', '/api/role-demands', { role: { code } }),
    ownDemands: () => call<Demand[]>('GET', `/api/role-demands/user/${session.user.uuid}`),
    accept: (uuid: string) =>
      call<Demand>('PUT', `/api/role-demands/${uuid}`, { state: { code: 'ACCEPTEE' } }),
    badges: () => call<Badges>('GET', '/api/counters/badges'),
  };
}

function send(origin: string, path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
