/** A client of the API that is no browser: for what a journey needs to have happened elsewhere. */
export class ApiClient {
  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly uuid: string,
  ) {}

  /** Of a person of the demo, unless another password is named. */
  static async logIn(origin: string, email: string, password = 'Theatre-2026!'): Promise<ApiClient> {
    const answer = await fetch(`${origin}/api/authtokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token, user } = await json<{ token: string; user: { uuid: string } }>(answer);
    return new ApiClient(origin, token, user.uuid);
  }

  /** Generates one of the person's free tickets for tonight, when the demo's doors are open. */
  async generateFreeTicket(): Promise<{ uuid: string; name: string }> {
    const { data } = await this.get<{ data: FreeTicket[] }>(
      '/api/free-tickets?owned&state=A_GENERER&limit=100',
    );
    const ticket = data.find(({ date }) => Math.abs(Date.parse(date) - Date.now()) < 24 * 3_600_000);
    if (ticket === undefined) throw new Error('No free ticket left to generate for tonight');
    const answer = await this.fetch(`/api/free-tickets/${ticket.uuid}`, {
      method: 'PUT',
      body: JSON.stringify({ state: { code: 'GENERE' } }),
    });
    return json(answer);
  }

  async pdfOf(uuid: string): Promise<Uint8Array> {
    const answer = await this.fetch(`/api/free-tickets/${uuid}/pdf`);
    if (!answer.ok) throw new Error(`No PDF: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** What the server holds of these tickets' scans. */
  async scansOf(tickets: readonly string[]): Promise<readonly Scan[]> {
    const { data } = await this.get<{ data: Scan[] }>('/api/scans?limit=200');
    return data.filter(({ ticket }) => ticket !== null && tickets.includes(ticket));
  }

  async isLoggedIn(): Promise<boolean> {
    return (await this.fetch('/api/sessions')).status === 200;
  }

  /** The version of the terms of use that the account says it accepted. */
  async acceptedTerms(): Promise<number | undefined> {
    return (await this.get<{ termsVersion?: number }>(`/api/users/${this.uuid}`)).termsVersion;
  }

  /** Gives somebody these roles, and no others. */
  async giveRoles(firstname: string, roles: readonly string[]): Promise<void> {
    const { data } = await this.get<{ data: { uuid: string }[] }>(`/api/users?firstnamefilter=${firstname}`);
    const [person] = data;
    if (person === undefined || data.length > 1)
      throw new Error(`${data.length} people are called ${firstname}`);
    await json(
      await this.fetch(`/api/users/${person.uuid}/habilitations`, {
        method: 'PUT',
        body: JSON.stringify({ habilitations: roles.map((code) => ({ code })) }),
      }),
    );
  }

  /** Who waits for which role: `Zélie: ROLE_BILLETTERIE`. */
  async roleDemands(): Promise<readonly string[]> {
    const { data } = await this.get<{ data: RoleDemand[] }>('/api/role-demands?state=EN_ATTENTE&limit=100');
    return data.map(({ user, role }) => `${user.firstname}: ${role.code}`);
  }

  /** Refuses what somebody asked for. */
  async refuseDemand(firstname: string, reason: string): Promise<void> {
    const { data } = await this.get<{ data: RoleDemand[] }>('/api/role-demands?state=EN_ATTENTE&limit=100');
    const demand = data.find(({ user }) => user.firstname === firstname);
    await json(
      await this.fetch(`/api/role-demands/${demand?.uuid}`, {
        method: 'PUT',
        body: JSON.stringify({ state: { code: 'REFUSEE' }, reason }),
      }),
    );
  }

  private async get<T>(path: string): Promise<T> {
    return json(await this.fetch(path));
  }

  private fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' };
    return fetch(this.origin + path, { ...init, headers });
  }
}

interface FreeTicket {
  readonly uuid: string;
  readonly name: string;
  readonly date: string;
}

interface RoleDemand {
  readonly uuid: string;
  readonly user: { readonly firstname: string };
  readonly role: { readonly code: string };
}

interface Scan {
  readonly ticket: string | null;
  readonly at: string;
  readonly status: string;
}

async function json<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}
