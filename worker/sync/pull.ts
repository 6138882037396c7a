import { type PullRequest, protocolVersion } from '#common/contract/feed/changes';
import { uuidV7 } from '#common/base/uuid';
import type { Pointer } from '#mirror/directory';
import type { FollowState, Generation } from '#mirror/generation';
import type { RequestBudget } from '../http/request-budget';
import type { Server } from '../http/server';
import type { ServerAnswer } from '../http/server-answer';
import { type Waiting, reflectAll } from '../queue/reflect';
import { type AuthorisedAnswer, sendAs } from '../session/authorised';
import { noteDoor } from '../session/door-key';
import type { SessionManager } from '../session/session-manager';
import type { Surroundings } from '../base/surroundings';
import { type Place, applyAnswer, isSamePlace } from './apply-answer';
import { type DecodedAnswer, decodeAnswer } from './decode-answer';
import type { Generations } from './generations';
import { type Owner, followStateOf } from './owner';
import { type Unsettled, readUnsettled } from './unsettled';

const DEADLINE = 20_000;
/** In milliseconds: enough for a page of long articles, compressed, at 50 kbit/s; with less it would never arrive. */
const READING = 60_000;

export interface PullNeeds {
  readonly surroundings: Surroundings;
  readonly server: Server;
  readonly budget: Pick<RequestBudget, 'waitForPage'>;
  readonly keeper: SessionManager;
  readonly generations: Generations;
  readonly owner: () => Owner;
  readonly waiting: () => Waiting;
}

/** The outcome of a pull. `stale`: another tab or another person was faster; pull again. */
export type Pulled =
  | {
      readonly kind: 'applied';
      readonly pointer: Pointer;
      readonly generation: Generation;
      readonly answer: DecodedAnswer;
      readonly state: FollowState;
      /** The server has announced one more page, and this one got further than the one before. */
      readonly hasNext: boolean;
      readonly settled: readonly string[];
      /** Writes and scans that the server had acknowledged, and no longer knows. */
      readonly lost: readonly string[];
      /** The server said something new of this phone as a door. */
      readonly isDoorChanged: boolean;
    }
  | { readonly kind: 'reset'; readonly pointer: Pointer }
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly pointer: Pointer; readonly answer: ServerAnswer };

/** What the pulls of one round leave to the next one. */
export interface Pulling {
  /** The answer before has announced one more page. */
  hasNext: boolean;
  /**
   * The page after the one that is being stored, on its way meanwhile: a first load then takes as long as the line alone
   * or the storage alone. Never more than one, since it is held in memory.
   */
  ahead: Asked | null;
}

/** A request for one page. */
interface Asked {
  /** Where the mirror must be to apply the answer. */
  readonly at: Place;
  readonly unsettled: Unsettled;
  /** The key of this phone as a door, of which the answer tells. */
  readonly doorKey: string | undefined;
  readonly answer: Promise<AuthorisedAnswer>;
  /** It is of no use any more: leaves the line to others. */
  readonly drop: () => void;
}

/**
 * Pulls one page of changes and applies it to the mirror. Null for a build that may not touch the mirror.
 * @param pulling of the round, which drops what is left of it at its end; null for one page alone
 */
export async function pull(needs: PullNeeds, pulling: Pulling | null = null): Promise<Pulled | null> {
  const { generations } = needs;
  const owner = needs.owner();
  const target = await generations.target(owner);
  if (target === null) return null;
  const { generation, pointer } = target;
  if (target.isNew) await reflectAll(generation, needs.waiting());
  const from = await followStateOf(generation);
  if (from.owner !== owner.uuid) return { kind: 'stale' };
  const { device } = needs.waiting();
  const ahead = takeAhead(pulling, from);
  const asked =
    ahead ??
    ask(needs, owner, {
      at: from,
      unsettled: await readUnsettled(needs.waiting(), generation),
      doorKey: (await device.fact('armed'))?.device.key,
      isNextPage: pulling?.hasNext === true,
    });
  const { unsettled, doorKey } = asked;
  const answer = await asked.answer;
  if (answer.kind === 'session-ended') return { kind: 'stale' };
  if (answer.kind !== 'done') return { kind: 'failed', pointer, answer };
  const decoded = decode(needs, answer.value);
  if (decoded === null) return { kind: 'failed', pointer, answer };
  const isDoorChanged = doorKey !== undefined && (await noteDoor(device, doorKey, decoded));
  if (decoded.reset) return { kind: 'reset', pointer };
  const hasNext = decoded.more && !isAtSame(from, decoded);
  const mayAsk = needs.owner().uuid === owner.uuid && needs.budget.waitForPage() <= 0;
  // While the mirror is being written, nothing more can be read of it: the same keys are asked about.
  if (pulling !== null && hasNext && decoded.walking && mayAsk) {
    const at = { epoch: from.epoch, cursors: decoded.cursors };
    pulling.ahead = ask(needs, owner, { at, unsettled, doorKey, isNextPage: true });
  }
  const settled = unsettled.writesBehind(decoded.settled);
  const applied = await applyAnswer(generation, {
    from,
    answer: decoded,
    settled,
    // Its time has no milliseconds: half a second on average was cut off. What came while another page was being stored
    // was noticed late, and tells nothing.
    clockOffset:
      ahead === null ? Math.round(answer.midway - decoded.serverNow.getTime() - 500) : from.clockOffset,
  });
  if (applied.kind === 'stale') return applied;
  const { state } = applied;
  const lost = unsettled.acknowledgedBehind(decoded.unknown);
  return {
    kind: 'applied',
    pointer,
    generation,
    answer: decoded,
    state,
    hasNext,
    settled,
    lost,
    isDoorChanged,
  };
}

/** The page asked for in advance; null if there is none, or if the mirror is not where that page goes on. */
function takeAhead(pulling: Pulling | null, from: FollowState): Asked | null {
  const ahead = pulling?.ahead ?? null;
  if (pulling === null || ahead === null) return null;
  pulling.ahead = null;
  if (isSamePlace(ahead.at, from)) return ahead;
  ahead.drop();
  return null;
}

const isAtSame = ({ cursors: one }: Pick<Place, 'cursors'>, { cursors: other }: Pick<Place, 'cursors'>) =>
  one.public === other.public && one.mine === other.mine;

interface Asking extends Pick<Asked, 'at' | 'unsettled' | 'doorKey'> {
  readonly isNextPage: boolean;
}

function ask(
  { surroundings, server, keeper }: PullNeeds,
  owner: Owner,
  { at, unsettled, doorKey, isNextPage }: Asking,
): Asked {
  const nonce = uuidV7(surroundings.now(), surroundings.random(10));
  const body: PullRequest = {
    cursors: at.cursors,
    unsettled: [...unsettled.keys],
    protocol: protocolVersion,
    nonce,
  };
  const abort = new AbortController();
  const request = {
    call: 'pullChanges',
    body,
    nonce,
    isNextPage,
    deadline: DEADLINE,
    reading: READING,
    signal: abort.signal,
  } as const;
  const answer =
    owner.uuid === null
      ? server.send({ ...request, bearer: null })
      : sendAs({ keeper, server }, owner.uuid, request);
  // Dropped, nobody awaits it.
  answer.catch(() => undefined);
  return { at, unsettled, doorKey, answer, drop: () => abort.abort() };
}

function decode({ surroundings }: PullNeeds, value: unknown): DecodedAnswer | null {
  try {
    return decodeAnswer(value, surroundings.report);
  } catch (error) {
    surroundings.report(error);
    return null;
  }
}
