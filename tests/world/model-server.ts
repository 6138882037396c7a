import { create } from 'superstruct';
import { encodeWire } from '#common/base/wire';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { pullRequest } from '#common/contract/feed/changes';
import { csrfHeader } from '#common/contract/feed/csrf-names';
import { collectionFeeds, collectionNames } from '#common/contract/feed/collection-names';
import { errors } from '#common/contract/calls/errors';
import type { User } from '#common/contract/people/user';
import { everybody } from '#common/rules/audience';
import { must } from '#common/base/must';
import { CallError } from '#server/platform/http/call-error';
import { browserSecretOf, refuseForgery } from '#server/platform/http/forgery';
import type { Chance } from './chance';
import { type WireAnswer, type WireRequest, echo } from './fake-network';
import { type ModelContext, Refusal, copyOf, fieldOf, freshUuid, scopesOfUser } from './model-context';
import { openCounter, ordersIn, writeAtCounter } from './model-counter';
import { armPhone, demandScanRight, openDoor, takeScans } from './model-door';
import { createModelFeed } from './model-feed';
import { editElsewhere, removeNews, restoreNews, saveNews, writeElsewhere } from './model-news';
import { type Person, addPerson, callerOf, changeRoles, login, logout, renew } from './model-sessions';
import type { WorldServer } from './world-server';

const DAY = 86_400_000;

/**
 * A server that keeps the promises of the protocol in memory.
 * @param hasCounter whether seats are sold at the door
 */
export function createModelServer(
  chance: Chance,
  now: () => number,
  troupe: readonly Person[],
  hasCounter = false,
): WorldServer {
  const model: ModelContext = {
    chance,
    now,
    feed: createModelFeed(chance),
    state: copyOf({
      people: new Map(),
      access: new Map(),
      refresh: new Map(),
      doors: new Map(),
      answers: new Map(),
      trash: new Map(),
      sales: new Map(),
      effects: [],
      withdrawn: [],
    }),
  };
  const { feed } = model;
  for (const person of troupe) addPerson(model, person);
  const association = freshUuid(model);
  const settings = { uuid: association, title: 'Les Amis de la Scène', description: '', version: 'first' };
  feed.put('settings', association, settings, everybody);
  const door = openDoor(model);
  if (hasCounter) openCounter(model, door);
  feed.commit();
  for (const rank of [1, 2, 3, 4, 5]) writeElsewhere(model, freshUuid(model), `Avant ${rank}`, -rank * DAY);
  writeElsewhere(model, freshUuid(model), 'Bientôt', 90_000);
  let goBack: (() => void) | null = null;

  function handle(request: WireRequest): string | null {
    const body: unknown = request.body === null ? null : JSON.parse(request.body);
    const last = request.path.split('/').at(-1) ?? '';
    switch (`${request.method} ${request.path}`) {
      case 'POST /api/authtokens':
        return login(model, fieldOf(body, 'email'));
      case 'POST /api/authtokens/refresh':
        return renew(model, fieldOf(body, 'token'));
      case `DELETE /api/authtokens/${last}`:
        return logout(model, last);
    }
    const caller = callerOf(model, request);
    switch (`${request.method} ${request.path}`) {
      case 'POST /api/changes':
        return pullChanges(model, body, caller.user);
      case 'POST /api/devices':
        return armPhone(model, body, caller.user);
      case 'POST /api/scans':
        return once(model, request, caller.device ?? caller.user?.uuid, () => {
          demandScanRight(caller);
          return takeScans(model, body, {
            audience: door.audience,
            sender: { user: caller.user?.uuid ?? null, device: request.device },
          });
        });
      default:
        return once(model, request, caller.user?.uuid, (key) => writeAs(request, body, key, caller.user));
    }
  }

  function writeAs(request: WireRequest, body: unknown, key: string, user: User | null): string | null {
    if (user === null) throw new Refusal('no-session');
    const [, , noun = '', uuid = ''] = request.path.split('/');
    const isAtCounter = ['ticket-orders', 'door-dates', 'free-ticket-demands'].includes(noun);
    const answer = isAtCounter
      ? writeAtCounter(model, door, { noun, uuid, body, user })
      : writeNews(model, request, body, user);
    model.state.effects.push({ key, user: user.uuid, device: request.device });
    return answer;
  }

  return {
    async answer(request): Promise<WireAnswer> {
      const secret = browserSecretOf(request.headers.get('cookie'));
      const headers = {
        ...echo(request),
        'content-type': 'application/json',
        ...(secret !== null && request.path === endpoints.pullChanges.path && { [csrfHeader]: secret }),
      };
      try {
        refuseForged(request);
        const body = handle(request);
        return body === null ? { status: 204, headers, body: '' } : { status: 200, headers, body };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code } = error;
        return { status: errors[code].status, headers, body: JSON.stringify({ code, message: code }) };
      }
    },
    async visible(person) {
      const user = model.state.people.get(person ?? '');
      const scopes = { public: ['public'], mine: user === undefined ? [] : scopesOfUser(user) };
      return new Map(
        collectionNames.map((name) => [name, feed.visible(name, scopes[collectionFeeds[name]], now())]),
      );
    },
    effects: async () => model.state.effects,
    orders: async () => ordersIn(model),
    withdrawn: () => model.state.withdrawn,
    editElsewhere: async (title) => editElsewhere(model, title),
    setRoles: async (person, roles) => changeRoles(model, person, roles),
    async backUp() {
      const rows = feed.backUp();
      const kept = copyOf(model.state);
      goBack = () => {
        rows();
        model.state = copyOf(kept);
      };
    },
    async restore() {
      goBack?.();
      return goBack !== null;
    },
    tickets: door.tickets,
    dateUuid: door.dateUuid,
  };
}

/** By the real server's own rule. */
function refuseForged({ method, path, headers }: WireRequest): void {
  const asked = { method, header: (name: string) => headers.get(name) };
  try {
    refuseForgery(endpointAt(method, path), asked, () => true);
  } catch (error) {
    throw error instanceof CallError ? new Refusal(error.code) : error;
  }
}

function endpointAt(method: string, path: string): Endpoint {
  const isAt = (endpoint: Endpoint) =>
    endpoint.method === method && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return must(Object.values<Endpoint>(endpoints).find(isAt), 'a call at this address');
}

function pullChanges({ feed, state, now }: ModelContext, body: unknown, user: User | null): string {
  const request = create(body, pullRequest);
  const pulled = feed.pull(request, user === null ? null : scopesOfUser(user), now());
  const isKnown = (key: string) => [...state.answers.keys()].some((known) => known.endsWith(`/${key}`));
  return encodeWire({
    ...pulled,
    settled: pulled.walking || pulled.reset ? [] : request.unsettled.filter(isKnown),
    disarmed: false,
    unknown: pulled.reset ? [] : request.unsettled.filter((key) => !isKnown(key)),
  });
}

/** Answers a key once: the same key gets the same answer, and the same key with another payload a refusal. */
function once(
  { state, feed }: ModelContext,
  request: WireRequest,
  owner: string | undefined,
  work: (key: string) => string | null,
): string | null {
  if (owner === undefined) throw new Refusal('no-session');
  const key = request.headers.get('idempotency-key') ?? '';
  const payload = [request.method, request.path, request.body].join(' ');
  const stored = state.answers.get(`${owner}/${key}`);
  if (stored !== undefined && stored.payload !== payload) throw new Refusal('key-reused');
  if (stored !== undefined) return stored.body === '' ? null : stored.body;
  const body = work(key);
  feed.commit();
  state.answers.set(`${owner}/${key}`, { payload, body: body ?? '' });
  return body;
}

function writeNews(model: ModelContext, request: WireRequest, body: unknown, user: User): string | null {
  if (!scopesOfUser(user).includes('contenu')) throw new Refusal('missing-role');
  const base = request.headers.get('if-match')?.replaceAll('"', '') ?? null;
  const [, , noun, slug = ''] = request.path.split('/');
  const isNew = request.method === 'POST';
  if (noun === 'trash') return restoreNews(model, slug);
  return request.method === 'DELETE'
    ? removeNews(model, slug, base)
    : saveNews(model, body, { isNew, slug, base, user });
}
