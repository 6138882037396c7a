import { type PullRequest, protocolVersion } from '#common/contract/feed/changes';
import { uuidV7 } from '#common/base/uuid';
import type { Pointer } from '#mirror/directory';
import type { FollowState, Generation } from '#mirror/generation';
import type { Server } from '../http/server';
import type { ServerAnswer } from '../http/server-answer';
import { type Waiting, reflectAll } from '../queue/reflect';
import { sendAs } from '../session/authorised';
import { noteDoor } from '../session/door-key';
import type { SessionManager } from '../session/session-manager';
import type { Surroundings } from '../base/surroundings';
import { applyAnswer } from './apply-answer';
import { type DecodedAnswer, decodeAnswer } from './decode-answer';
import type { Generations } from './generations';
import { type Owner, followStateOf } from './owner';
import { readUnsettled } from './unsettled';

const DEADLINE = 20_000;
/** In milliseconds: enough for a page of long articles, compressed, at 50 kbit/s; with less it would never arrive. */
const READING = 60_000;

export interface PullNeeds {
  readonly surroundings: Surroundings;
  readonly server: Server;
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

/**
 * Pulls one page of changes and applies it to the mirror. Null for a build that may not touch the mirror.
 * @param isNextPage the answer before has announced it
 */
export async function pull(needs: PullNeeds, isNextPage = false): Promise<Pulled | null> {
  const { generations } = needs;
  const owner = needs.owner();
  const target = await generations.target(owner);
  if (target === null) return null;
  const { generation, pointer } = target;
  if (target.isNew) await reflectAll(generation, needs.waiting());
  const from = await followStateOf(generation);
  if (from.owner !== owner.uuid) return { kind: 'stale' };
  const { device } = needs.waiting();
  const unsettled = await readUnsettled(needs.waiting(), generation);
  const armed = (await device.fact('armed'))?.device;
  const answer = await ask(needs, owner, { from, unsettled: unsettled.keys, isNextPage });
  if (answer.kind === 'session-ended') return { kind: 'stale' };
  if (answer.kind !== 'done') return { kind: 'failed', pointer, answer };
  const decoded = decode(needs, answer.value);
  if (decoded === null) return { kind: 'failed', pointer, answer };
  const isDoorChanged = armed !== undefined && (await noteDoor(device, armed.key, decoded));
  if (decoded.reset) return { kind: 'reset', pointer };
  const settled = unsettled.writesBehind(decoded.settled);
  const applied = await applyAnswer(generation, {
    from,
    answer: decoded,
    settled,
    // Its time has no milliseconds: half a second on average was cut off.
    clockOffset: Math.round(answer.midway - decoded.serverNow.getTime() - 500),
  });
  if (applied.kind === 'stale') return applied;
  const { state } = applied;
  const lost = unsettled.acknowledgedBehind(decoded.unknown);
  const hasNext = decoded.more && !isAtSame(from, state);
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

const isAtSame = ({ cursors: one }: FollowState, { cursors: other }: FollowState) =>
  one.public === other.public && one.mine === other.mine;

interface Asking {
  readonly from: FollowState;
  readonly unsettled: readonly string[];
  readonly isNextPage: boolean;
}

function ask(
  { surroundings, server, keeper }: PullNeeds,
  owner: Owner,
  { from, unsettled, isNextPage }: Asking,
) {
  const nonce = uuidV7(surroundings.now(), surroundings.random(10));
  const body: PullRequest = {
    cursors: from.cursors,
    unsettled: [...unsettled],
    protocol: protocolVersion,
    nonce,
  };
  const request = {
    call: 'pullChanges',
    body,
    nonce,
    isNextPage,
    deadline: DEADLINE,
    reading: READING,
  } as const;
  return owner.uuid === null
    ? server.send({ ...request, bearer: null })
    : sendAs({ keeper, server }, owner.uuid, request);
}

function decode({ surroundings }: PullNeeds, value: unknown): DecodedAnswer | null {
  try {
    return decodeAnswer(value, surroundings.report);
  } catch (error) {
    surroundings.report(error);
    return null;
  }
}
