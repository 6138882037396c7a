import type { Badges } from '#common/contract/site/counters';

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
  await call(origin, 'POST', '/api/users', { ...newcomer, password: PASSWORD, temporary: false });
}

/** Whether somebody can log in, and if not, what the server tells them. */
export async function tryToLogIn(origin: string, email: string): Promise<'welcome' | string> {
  const answer = await send(origin, 'POST', '/api/authtokens', { email, password: PASSWORD });
  if (answer.ok) return 'welcome';
  const { code } = (await answer.json()) as { code: string };
  return code;
}

/** Somebody who calls the server from elsewhere. */
export async function callerFrom(origin: string, email: string) {
  const { token, user } = await call<{ token: string; user: { uuid: string } }>(
    origin,
    'POST',
    '/api/authtokens',
    { email, password: PASSWORD },
  );
  return {
    askForRole: (code: string) =>
      call<Demand>(origin, 'POST', '/api/role-demands', { role: { code } }, token),
    ownDemands: () => call<Demand[]>(origin, 'GET', `/api/role-demands/user/${user.uuid}`, undefined, token),
    accept: (uuid: string) =>
      call<Demand>(origin, 'PUT', `/api/role-demands/${uuid}`, { state: { code: 'ACCEPTEE' } }, token),
    badges: () => call<Badges>(origin, 'GET', '/api/counters/badges', undefined, token),
  };
}

async function call<T>(
  origin: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> {
  const answer = await send(origin, method, path, body, token);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

function send(
  origin: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Response> {
  return fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}
