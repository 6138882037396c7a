import { uuidV7 } from '#common/base/uuid';
import type { ErrorCode } from '#common/contract/calls/errors';
import type { NewsRow } from '#common/contract/content/news';
import type { User } from '#common/contract/people/user';
import { scopesOf } from '#common/rules/scopes';
import type { Chance } from './chance';
import type { ModelFeed } from './model-feed';
import type { Effect } from './world-server';

export interface Tokens {
  readonly user: string;
  readonly expiresAt: number;
}

/** A news item that was deleted, with its body. */
export interface Trashed {
  readonly row: NewsRow;
  readonly body: object;
}

/** What the model server remembers besides its feed; all of it goes back when it is restored. */
export interface ModelState {
  readonly people: Map<string, User>;
  readonly access: Map<string, Tokens>;
  readonly refresh: Map<string, Tokens>;
  /** Device keys, each with its phone. */
  readonly doors: Map<string, string>;
  readonly answers: Map<string, { readonly payload: string; readonly body: string }>;
  readonly trash: Map<string, Trashed>;
  /** What was asked for under the uuid of each sale. */
  readonly sales: Map<string, string>;
  readonly effects: Effect[];
  readonly withdrawn: string[];
}

export const copyOf = (state: ModelState): ModelState => ({
  people: new Map(state.people),
  access: new Map(state.access),
  refresh: new Map(state.refresh),
  doors: new Map(state.doors),
  answers: new Map(state.answers),
  trash: new Map(state.trash),
  sales: new Map(state.sales),
  effects: [...state.effects],
  withdrawn: [...state.withdrawn],
});

/** What every part of the model server works with. */
export interface ModelContext {
  readonly chance: Chance;
  readonly now: () => number;
  readonly feed: ModelFeed;
  state: ModelState;
}

export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

export const freshUuid = ({ chance, now }: ModelContext) => uuidV7(now(), chance.bytes(10));

export const thisSecond = ({ now }: ModelContext) => new Date(Math.floor(now() / 1000) * 1000);

export const scopesOfUser = (user: User): readonly string[] =>
  scopesOf({ uuid: user.uuid, roles: new Set(user.habilitations.map(({ code }) => code)) });

/** A field of a body that was not checked. */
export const fieldOf = (body: unknown, name: string) => String(Reflect.get(Object(body), name));
