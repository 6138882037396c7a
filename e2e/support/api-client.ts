import { formatWireDate } from '#common/base/paris-time';
import { ApiSession, json } from './api-session';
import { ApiShows } from './api-shows';

/** A client of the API without a browser, for what a journey needs done elsewhere. */
export class ApiClient {
  readonly shows: ApiShows;

  private constructor(private readonly session: ApiSession) {
    this.shows = new ApiShows(session);
  }

  /** Of a person of the demo, unless another password is named. */
  static async logIn(origin: string, email: string, password = 'Theatre-2026!'): Promise<ApiClient> {
    return new ApiClient(await ApiSession.logIn(origin, email, password));
  }

  get uuid(): string {
    return this.session.user.uuid;
  }

  /** Generates one of the person's free tickets for tonight, when the demo's doors are open: a member has four. */
  async generateFreeTicket(): Promise<FreeTicket> {
    const { data } = await this.get<{ data: FreeTicket[] }>(
      '/api/free-tickets?owned&state=A_GENERER&limit=100',
    );
    const ticket = data.find(isTonight);
    if (ticket === undefined) throw new Error('No free ticket left to generate for tonight');
    const answer = await this.fetch(`/api/free-tickets/${ticket.uuid}`, {
      method: 'PUT',
      body: JSON.stringify({ state: { code: 'GENERE' } }),
    });
    return json(answer);
  }

  /** A free ticket of the person's for tonight that was generated, and let nobody in yet. */
  async unusedFreeTicket(): Promise<FreeTicket> {
    const { data } = await this.get<{ data: FreeTicket[] }>('/api/free-tickets?owned&state=GENERE&limit=100');
    const ticket = data.find(
      (one) => isTonight(one) && !(one.replacedBy ?? one.cancelledAt ?? one.blockedAt),
    );
    if (ticket === undefined) throw new Error('No generated free ticket left for tonight');
    return ticket;
  }

  /** The uuid of the ticket that took the place of a lost one. */
  async replacementOf(uuid: string): Promise<string> {
    const { replacedBy } = await this.get<{ replacedBy?: string }>(`/api/free-tickets/${uuid}`);
    if (replacedBy === undefined) throw new Error('This ticket was not replaced');
    return replacedBy;
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

  /** The scans of a date, newest first. */
  async scansAt(dateUuid: string): Promise<readonly Scan[]> {
    return (await this.get<{ data: Scan[] }>(`/api/scans?limit=200&date=${dateUuid}`)).data;
  }

  /** Arms a simulated phone. Returns its uuid. */
  async arm(name: string): Promise<string> {
    const uuid = crypto.randomUUID();
    const body = JSON.stringify({ uuid, name });
    await json(await this.fetch('/api/devices', { method: 'POST', body }));
    return uuid;
  }

  /** What the server holds of a counter's sales, in the order of their numbers. */
  async ordersOf(dateUuid: string): Promise<readonly Order[]> {
    const { data } = await this.get<{ data: Order[] }>(`/api/ticket-orders?date=${dateUuid}&limit=100`);
    return data.toSorted((one, other) => one.firstNumber - other.firstNumber);
  }

  /** Arms a simulated phone and shows it a code. Returns the verdict. */
  async scan(dateUuid: string, code: string): Promise<string> {
    const device = await this.arm('Porte E');
    const [result] = await this.sendScans(dateUuid, device, [{ code }]);
    return result?.verdict ?? 'nothing';
  }

  /** Brings in scans of a phone, entries of this moment but for what is said. */
  async sendScans(
    dateUuid: string,
    device: string,
    scans: readonly object[],
  ): Promise<readonly { readonly verdict: string }[]> {
    const at = formatWireDate(new Date());
    const whole = scans.map((scan, rank) => ({
      key: crypto.randomUUID(),
      dateUuid,
      device,
      seq: rank + 1,
      at,
      kind: 'entry',
      ...scan,
    }));
    const answer = await this.fetch('/api/scans', {
      method: 'POST',
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ scans: whole }),
    });
    const { results } = await json<{ results: readonly { readonly verdict: string }[] }>(answer);
    return results;
  }

  async isLoggedIn(): Promise<boolean> {
    return (await this.fetch('/api/sessions')).status === 200;
  }

  /** How many sessions the person has, this one included. */
  async countSessions(): Promise<number> {
    return (await this.get<readonly object[]>('/api/sessions')).length;
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

  /** Puts somebody who calls, and has no mail address, on the waiting list of a date. */
  noteCaller(dateUuid: string, name: string): Promise<Response> {
    const seats = [{ category: { slug: 'plein-tarif' }, count: 2 }];
    const body = JSON.stringify({ dateUuid, name, firstname: 'Odile', seats, waitingList: true });
    return this.fetch('/api/office-bookings', { method: 'POST', body });
  }

  private async get<T>(path: string): Promise<T> {
    return json(await this.fetch(path));
  }

  private fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.session.fetch(path, init);
  }
}

interface FreeTicket {
  readonly uuid: string;
  readonly name: string;
  readonly date: string;
  readonly dateUuid: string;
  readonly replacedBy?: string;
  readonly cancelledAt?: string;
  readonly blockedAt?: string;
}

const isTonight = ({ date }: FreeTicket) => Math.abs(Date.parse(date) - Date.now()) < 24 * 3_600_000;

interface RoleDemand {
  readonly uuid: string;
  readonly user: { readonly firstname: string };
  readonly role: { readonly code: string };
}

interface Order {
  readonly firstNumber: number;
}

interface Scan {
  readonly ticket: string | null;
  readonly kind: string;
  readonly deviceName: string;
  readonly at: string;
  readonly status: string;
}
