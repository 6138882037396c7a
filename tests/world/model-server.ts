// The calls of a whole server share one state, which is this closure.
/* oxlint-disable max-lines */
import { create } from 'superstruct';
import { collectionFeeds, collectionNames } from '#common/contract/collection-names';
import { encodeWire } from '#common/base/wire';
import { uuidV7 } from '#common/base/uuid';
import { pullRequest } from '#common/contract/changes';
import { type ScanWrite, scanWrite, scansRequest } from '#common/contract/door';
import { type ErrorCode, errors } from '#common/contract/errors';
import type { NewsRow } from '#common/contract/news';
import { newsWrite } from '#common/contract/news';
import type { RoleCode } from '#common/contract/roles';
import { roleNames } from '#common/contract/roles';
import type { User } from '#common/contract/user';
import {
  comingNewsAudience,
  doorAudience,
  doorKeyAudience,
  everybody,
  newsAudience,
  ownAudience,
} from '#common/rules/audience';
import { scopesOf } from '#common/rules/scopes';
import type { Chance } from './chance';
import { type WireAnswer, type WireRequest, echo } from './fake-network';
import { createModelFeed } from './model-feed';
import type { Effect, WorldServer } from './world-server';

const MINUTE = 60_000;

export interface Person {
  readonly uuid: string;
  readonly email: string;
  readonly roles: readonly RoleCode[];
}

interface Tokens {
  readonly user: string;
  readonly expiresAt: number;
}

/** A server that keeps the promises of the protocol in memory. */
export function createModelServer(chance: Chance, now: () => number, troupe: readonly Person[]): WorldServer {
  const feed = createModelFeed(chance);
  const fresh = () => uuidV7(now(), chance.bytes(10));
  const second = () => new Date(Math.floor(now() / 1000) * 1000);
  let people = new Map<string, User>(troupe.map((person) => [person.uuid, userOf(person, second())]));
  let access = new Map<string, Tokens>();
  let refresh = new Map<string, Tokens>();
  let doors = new Map<string, string>();
  let answers = new Map<string, { readonly payload: string; readonly body: string; readonly rev: number }>();
  let effects: readonly Effect[] = [];
  let kept: (() => void) | null = null;
  const dateUuid = fresh();

  class Refusal extends Error {
    constructor(readonly code: ErrorCode) {
      super(code);
    }
  }

  const rolesOf = (user: User) => new Set(user.habilitations.map(({ code }) => code));
  const scopesOfUser = (user: User) => scopesOf({ uuid: user.uuid, roles: rolesOf(user) });

  async function answer(request: WireRequest): Promise<WireAnswer> {
    const headers = { ...echo(request), 'content-type': 'application/json', 'x-xsrf-token': 'jeton' };
    try {
      const body = handle(request);
      return body === null ? { status: 204, headers, body: '' } : { status: 200, headers, body };
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'unexpected';
      if (code === 'unexpected') throw error;
      return { status: errors[code].status, headers, body: JSON.stringify({ code, message: code }) };
    }
  }

  function handle(request: WireRequest): string | null {
    const { method, path } = request;
    const body: unknown = request.body === null ? null : JSON.parse(request.body);
    const call = `${method} ${path.replace(/^(\/api\/(?:news|free-tickets|devices|authtokens(?!\/refresh)))\/.+$/, '$1/*')}`;
    if (call === 'POST /api/authtokens') return login(String(Reflect.get(Object(body), 'email')));
    if (call === 'POST /api/authtokens/refresh') return renew(String(Reflect.get(Object(body), 'token')));
    if (call === 'DELETE /api/authtokens/*') return logout(path.split('/').at(-1) ?? '');
    const caller = callerOf(request);
    if (call === 'POST /api/changes') return changes(body, caller.user);
    if (call === 'POST /api/devices') return arm(body, caller.user);
    if (call === 'POST /api/scans') return scans(request, body, caller);
    if (call.startsWith('GET')) throw new Refusal('unavailable');
    return queued(request, call, body, caller.user);
  }

  function callerOf({ headers }: WireRequest): {
    readonly user: User | null;
    readonly device: string | null;
  } {
    const bearer = headers.get('authorization')?.replace('Bearer ', '');
    if (bearer === undefined) return { user: null, device: null };
    const device = doors.get(bearer);
    if (device !== undefined) return { user: null, device };
    const token = access.get(bearer);
    const user = token === undefined || token.expiresAt <= now() ? undefined : people.get(token.user);
    if (user === undefined) throw new Refusal('no-session');
    return { user, device: null };
  }

  function login(email: string): string {
    const user = [...people.values()].find((person) => person.email === email);
    if (user === undefined) throw new Refusal('bad-credentials');
    return openSession(user);
  }

  function openSession(user: User): string {
    const tokens = { token: fresh(), refresh: fresh() };
    const expiresAt = now() + 15 * MINUTE;
    const refreshExpiresAt = now() + 30 * 24 * 60 * MINUTE;
    access.set(tokens.token, { user: user.uuid, expiresAt });
    refresh.set(tokens.refresh, { user: user.uuid, expiresAt: refreshExpiresAt });
    return encodeWire({
      token: tokens.token,
      expiresAt: new Date(expiresAt),
      user,
      refreshToken: { token: tokens.refresh, expiresAt: new Date(refreshExpiresAt) },
    });
  }

  /** A refresh token stays good: that its answer may be lost is what the real server's tests are about. */
  function renew(token: string): string {
    const user = people.get(refresh.get(token)?.user ?? '');
    if (user === undefined) throw new Refusal('session-over');
    return openSession(user);
  }

  function logout(token: string): null {
    if (!access.delete(token)) throw new Refusal('not-found');
    return null;
  }

  function changes(body: unknown, user: User | null): string {
    const request = create(body, pullRequest);
    const pulled = feed.pull(request, user === null ? null : scopesOfUser(user), now());
    const isKnown = (key: string) => [...answers.keys()].some((known) => known.endsWith(`/${key}`));
    return encodeWire({
      ...pulled,
      settled: pulled.walking || pulled.reset ? [] : request.unsettled.filter(isKnown),
      unknown: pulled.reset ? [] : request.unsettled.filter((key) => !isKnown(key)),
    });
  }

  function queued(request: WireRequest, call: string, body: unknown, user: User | null): string | null {
    if (user === null) throw new Refusal('no-session');
    const key = request.headers.get('idempotency-key') ?? '';
    const payload = [call, request.path, request.body, request.headers.get('if-match')].join(' ');
    const stored = answers.get(`${user.uuid}/${key}`);
    if (stored !== undefined && stored.payload !== payload) throw new Refusal('key-reused');
    if (stored !== undefined) return stored.body === '' ? null : stored.body;
    if (!scopesOfUser(user).includes('contenu')) throw new Refusal('missing-role');
    const base = request.headers.get('if-match')?.replaceAll('"', '') ?? null;
    const slug = request.path.split('/').at(-1) ?? '';
    const answered =
      call === 'DELETE /api/news/*' ? remove(slug, base) : save(call, slug, body, { base, user });
    const rev = feed.commit();
    answers.set(`${user.uuid}/${key}`, { payload, body: answered ?? '', rev });
    effects = [...effects, { key, user: user.uuid }];
    return answered;
  }

  function current(slug: string): NewsRow | undefined {
    const found = feed.row('news', slug) ?? feed.row('coming-news', slug);
    return found === null ? undefined : (found as NewsRow);
  }

  function expectBase(row: NewsRow | undefined, base: string | null): NewsRow {
    if (row === undefined) throw new Refusal('not-found');
    if (base !== null && base !== row.version) throw new Refusal('stale-version');
    return row;
  }

  function save(
    call: string,
    slug: string,
    body: unknown,
    { base, user }: { base: string | null; user: User },
  ) {
    const write = create(body, newsWrite);
    const isNew = call === 'POST /api/news';
    const before = isNew ? undefined : expectBase(current(slug), base);
    const uuid = before?.uuid ?? write.uuid ?? fresh();
    if (isNew && current(uuid) !== undefined) throw new Refusal('already-exists');
    const visibleFrom = write.visibleFrom ?? before?.visibleFrom ?? second();
    const row: NewsRow = {
      uuid,
      slug: `breve-${uuid}`,
      title: write.title,
      description: write.description,
      creationDate: before?.creationDate ?? second(),
      ...(before !== undefined && { lastModified: second() }),
      visibleFrom,
      author: before?.author ?? {
        uuid: user.uuid,
        slug: user.slug,
        name: user.name,
        firstname: user.firstname,
      },
      years: write.years,
      spectacleTypes: write.spectacleTypes.map(({ code }) => code),
      version: fresh(),
    };
    place(row, { uuid, content: write.content });
    return encodeWire({ ...row, spectacleTypes: [], content: write.content });
  }

  function place(row: NewsRow, content: object | null): void {
    const facts = { visibleFrom: row.visibleFrom, deletedAt: null };
    const document = content ?? feed.row('news-bodies', row.uuid) ?? feed.row('coming-news-bodies', row.uuid);
    feed.put('news', row.uuid, row, newsAudience(facts));
    feed.put('news-bodies', row.uuid, document, newsAudience(facts));
    feed.put('coming-news', row.uuid, row, comingNewsAudience(facts));
    feed.put('coming-news-bodies', row.uuid, document, comingNewsAudience(facts));
  }

  function remove(slug: string, base: string | null) {
    const { uuid } = expectBase(current(slug), base);
    for (const collection of ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'] as const)
      feed.put(collection, uuid, null, []);
    return null;
  }

  function arm(body: unknown, user: User | null): string {
    if (user === null) throw new Refusal('no-session');
    if (!scopesOfUser(user).includes('billetterie')) throw new Refusal('missing-role');
    const device = String(Reflect.get(Object(body), 'uuid'));
    const key = fresh();
    doors.set(key, device);
    return encodeWire({
      uuid: device,
      name: 'Porte',
      key,
      expiresAt: new Date(now() + 7 * 24 * 60 * MINUTE),
    });
  }

  function scans(
    request: WireRequest,
    body: unknown,
    caller: { readonly user: User | null; readonly device: string | null },
  ): string {
    const owner = `${caller.device ?? caller.user?.uuid}/${request.headers.get('idempotency-key')}`;
    const stored = answers.get(owner);
    if (stored !== undefined && stored.payload !== request.body) throw new Refusal('key-reused');
    if (stored !== undefined) return stored.body;
    const mayScan =
      caller.device !== null || (caller.user !== null && scopesOfUser(caller.user).includes('billetterie'));
    if (caller.device === null && caller.user === null) throw new Refusal('no-session');
    if (!mayScan) throw new Refusal('missing-role');
    const results = create(body, scansRequest).scans.map((scan) => takeScan(create(scan, scanWrite)));
    const answered = encodeWire({ results });
    answers.set(owner, { payload: request.body ?? '', body: answered, rev: feed.commit() });
    return answered;
  }

  function takeScan(scan: ScanWrite) {
    const result = { key: scan.key, status: 'accepted', verdict: 'OK' } as const;
    if (feed.row('door-scans', scan.key) !== null) return result;
    effects = [...effects, { key: scan.key, user: null }];
    const row = {
      uuid: scan.key,
      ticket: scan.ticket ?? null,
      dateUuid: scan.dateUuid,
      device: scan.device,
      deviceName: 'Porte',
      seq: scan.seq,
      at: scan.at,
      kind: scan.kind,
      count: scan.count ?? 1,
      by: 'la billetterie',
      status: 'accepted',
    };
    feed.put('door-scans', scan.key, row, doorAudience({ date: curtain }));
    return result;
  }

  const curtain = new Date(Math.floor(now() / 1000) * 1000 + 2 * 3_600_000);

  function begin(): void {
    const association = fresh();
    feed.put(
      'settings',
      association,
      { uuid: association, title: 'Les Amis de la Scène', description: '' },
      everybody,
    );
    feed.put('door-dates', dateUuid, doorDate(dateUuid, curtain), doorAudience({ date: curtain }));
    const key = fresh();
    feed.put('door-keys', key, { uuid: key, kid: 'k', x: 'x', y: 'y' }, doorKeyAudience);
    for (const rank of [1, 2, 3, 4, 5]) {
      const ticket = fresh();
      feed.put('door-tickets', ticket, doorTicket(ticket, dateUuid, rank), doorAudience({ date: curtain }));
    }
    for (const user of people.values()) feed.put('account', user.uuid, user, ownAudience(user.uuid));
    feed.commit();
    for (const rank of [1, 2, 3, 4, 5, 6])
      writeElsewhere(fresh(), `Avant ${rank}`, rank === 6 ? 90_000 : -rank * 86_400_000);
  }

  function writeElsewhere(uuid: string, title: string, visibleIn: number): void {
    const content = { type: 'adls-text', content: [] };
    const row: NewsRow = {
      uuid,
      slug: `breve-${uuid}`,
      title,
      description: '',
      creationDate: second(),
      visibleFrom: new Date(second().getTime() + visibleIn),
      years: [2026],
      spectacleTypes: ['ADULTE'],
      version: fresh(),
    };
    place(row, { uuid, content });
    feed.commit();
  }

  begin();
  async function editElsewhere(title: string): Promise<void> {
    const known = ['news', 'coming-news'] as const;
    const uuids = known.flatMap((collection) => [...feed.visible(collection, ['contenu'], now()).keys()]);
    const visibleIn = chance.pick([-1_000, -1_000, 30_000, 300_000]);
    if (uuids.length === 0 || chance.happens(0.4)) return writeElsewhere(fresh(), title, visibleIn);
    if (!chance.happens(0.2)) return writeElsewhere(chance.pick(uuids), title, visibleIn);
    remove(chance.pick(uuids), null);
    feed.commit();
  }

  async function backUp(): Promise<void> {
    const rows = feed.backUp();
    const copy = [people, access, refresh, doors, answers].map((map) => new Map<string, unknown>(map));
    const keptEffects = effects;
    kept = () => {
      rows();
      effects = keptEffects;
      const [oldPeople, oldAccess, oldRefresh, oldDoors, oldAnswers] = copy.map((map) => new Map(map));
      people = oldPeople as typeof people;
      access = oldAccess as typeof access;
      refresh = oldRefresh as typeof refresh;
      doors = oldDoors as typeof doors;
      answers = oldAnswers as typeof answers;
    };
  }

  return {
    answer,
    async visible(person) {
      const user = people.get(person ?? '');
      const scopes = user === undefined ? [] : scopesOfUser(user);
      return new Map(
        collectionNames.map((collection) => [
          collection,
          feed.visible(collection, collectionFeeds[collection] === 'mine' ? scopes : ['public'], now()),
        ]),
      );
    },
    effects: async () => effects,
    editElsewhere,
    async setRoles(uuid, roles) {
      const user = people.get(uuid);
      if (user === undefined) return;
      const changed = { ...user, habilitations: roles.map((code) => ({ code, name: roleNames[code] })) };
      people = new Map(people).set(uuid, changed);
      feed.put('account', uuid, changed, ownAudience(uuid));
      feed.commit();
    },
    backUp,
    async restore() {
      kept?.();
      return kept !== null;
    },
    tickets: [...feed.visible('door-tickets', ['billetterie'], now()).keys()],
    dateUuid,
  };
}

function userOf({ uuid, email, roles }: Person, at: Date): User {
  const slug = email.replace(/@.*/, '');
  return {
    uuid,
    slug,
    name: slug,
    firstname: slug,
    email,
    creationDate: at,
    isActivated: true,
    temporary: false,
    habilitations: roles.map((code) => ({ code, name: roleNames[code] })),
  };
}

function doorDate(uuid: string, date: Date) {
  return {
    uuid,
    showTitle: 'Le Dindon',
    showSlug: 'le-dindon',
    locationName: 'Salle des fêtes',
    date,
    doorsOpenAt: new Date(date.getTime() - 3_600_000),
    doorsCloseAt: date,
    maxPlaces: 100,
    bookedPlaces: 5,
    reEntry: true,
    payAtDoor: true,
    rehearsal: false,
  };
}

function doorTicket(uuid: string, dateUuid: string, rank: number) {
  return {
    uuid,
    dateUuid,
    kind: 'free',
    name: `Invité ${rank}`,
    seats: 1,
    categories: [{ name: 'Invitation', count: 1 }],
    generated: true,
    amountDue: 0,
  };
}
