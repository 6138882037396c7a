import type { Session } from '#common/contract/people/session';

/** Somebody's session at the API without a browser: it is renewed when its access token has ended, as the app's is. */
export class ApiSession {
  private constructor(
    private readonly origin: string,
    private session: Session,
  ) {}

  static async logIn(origin: string, email: string, password: string): Promise<ApiSession> {
    const answer = await fetch(`${origin}/api/authtokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return new ApiSession(origin, await json<Session>(answer));
  }

  get user(): Session['user'] {
    return this.session.user;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.send(path, init);
    if (answer.status !== 401) return answer;
    const body = JSON.stringify({ token: this.session.refreshToken.token });
    const renewed = await this.send('/api/authtokens/refresh', { method: 'POST', body });
    if (!renewed.ok) return answer;
    this.session = await json<Session>(renewed);
    return this.send(path, init);
  }

  private send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${this.session.token}`);
    headers.set('Content-Type', 'application/json');
    return fetch(this.origin + path, { ...init, headers });
  }
}

export async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}
