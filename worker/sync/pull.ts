import { type PullRequest, protocolVersion } from '#common/contract/changes';
import { uuidV7 } from '#common/base/uuid';
import type { Pointer } from '#mirror/directory';
import type { FollowState, Generation } from '#mirror/generation';
import type { Server } from '../http/server';
import type { ServerAnswer } from '../http/server-answer';
import { type Waiting, reflectAll } from '../queue/reflect';
import { sendAs } from '../session/authorised';
import type { SessionKeeper } from '../session/session-keeper';
import type { Surroundings } from '../surroundings';
import { type Applied, applyAnswer } from './apply-answer';
import { type DecodedAnswer, decodeAnswer } from './decode-answer';
import { type Generations, type Owner, followStateOf } from './generations';

const DEADLINE = 20_000;
/** The feed takes so many keys in one request. */
const MOST_UNSETTLED = 1_000;

export interface PullNeeds {
  readonly surroundings: Surroundings;
  readonly server: Server;
  readonly keeper: SessionKeeper;
  readonly generations: Generations;
  readonly owner: () => Owner;
  readonly waiting: () => Waiting;
}

/** What a pull brought. `stale`: another tab or another person was faster; ask again. */
export type Pulled =
  | {
      readonly kind: 'applied';
      readonly pointer: Pointer;
      readonly generation: Generation;
      readonly answer: DecodedAnswer;
      readonly from: FollowState;
      readonly state: FollowState;
      readonly settled: readonly string[];
      /** Writes that the server had acknowledged, and of which it knows nothing any more. */
      readonly lost: readonly string[];
    }
  | { readonly kind: 'reset'; readonly pointer: Pointer }
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly pointer: Pointer; readonly answer: ServerAnswer };

/** Asks for one page of changes and takes it into the mirror. Null for a build that may not touch the mirror. */
export async function pull(needs: PullNeeds): Promise<Pulled | null> {
  const { surroundings, generations } = needs;
  const owner = needs.owner();
  const target = await generations.target(owner);
  if (target === null) return null;
  const { generation, pointer } = target;
  if (target.isNew) await reflectAll(generation, needs.waiting());
  const from = await followStateOf(generation);
  if (from.owner !== owner.uuid) return { kind: 'stale' };
  const named = await readUnsettled(needs.waiting(), generation);
  const sentAt = surroundings.now();
  const answer = await ask(needs, owner, from, named.sent);
  if (answer.kind === 'session-ended') return { kind: 'stale' };
  const decoded = answer.kind === 'done' ? decode(needs, answer.value) : null;
  if (decoded === null) return { kind: 'failed', pointer, answer };
  if (decoded.reset) return { kind: 'reset', pointer };
  const applied = await applyAnswer(generation, {
    from,
    answer: decoded,
    acknowledgedScans: named.acknowledgedScans,
    clockOffset: offsetOf(decoded.serverNow, sentAt, surroundings.now()),
  });
  return applied.kind === 'stale'
    ? applied
    : describe({ pointer, generation, from, answer: decoded, named, applied });
}

interface Unsettled {
  /** Writes that were sent, whether or not their answer arrived. */
  readonly sent: readonly string[];
  readonly acknowledged: ReadonlySet<string>;
  readonly acknowledgedScans: readonly string[];
}

async function readUnsettled({ outbox, device }: Waiting, generation: Generation): Promise<Unsettled> {
  const [writes, scans, pending] = await Promise.all([
    outbox?.writes.where('state').anyOf('queued', 'acknowledged').toArray() ?? [],
    device.scans.where('state').equals('acknowledged').primaryKeys(),
    generation.pending.toArray(),
  ]);
  const settled = new Set(pending.filter((one) => one.settled).map(({ key }) => key));
  const open = writes.filter(
    (write) => write.sentAt !== undefined && write.again !== true && !settled.has(write.key),
  );
  const acknowledged = open.filter(({ state }) => state === 'acknowledged').map(({ key }) => key);
  return {
    sent: open.slice(0, MOST_UNSETTLED).map(({ key }) => key),
    acknowledged: new Set(acknowledged),
    acknowledgedScans: scans.filter((key) => !settled.has(key)),
  };
}

function ask(
  { surroundings, server, keeper }: PullNeeds,
  owner: Owner,
  from: FollowState,
  unsettled: readonly string[],
) {
  const nonce = uuidV7(surroundings.now(), surroundings.random(10));
  const body: PullRequest = {
    cursors: from.cursors,
    unsettled: [...unsettled],
    protocol: protocolVersion,
    nonce,
  };
  const request = { call: 'pullChanges', body, nonce, deadline: DEADLINE } as const;
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

/** The answer was written about halfway; its time has no milliseconds, so half a second on average was cut off. */
function offsetOf(serverNow: Date, sentAt: number, receivedAt: number): number {
  return Math.round((sentAt + receivedAt) / 2 - serverNow.getTime() - 500);
}

interface Described {
  readonly pointer: Pointer;
  readonly generation: Generation;
  readonly from: FollowState;
  readonly answer: DecodedAnswer;
  readonly named: Unsettled;
  readonly applied: Extract<Applied, { kind: 'applied' }>;
}

function describe({ applied, named, ...rest }: Described): Pulled {
  // A key that was on its way when the server looked is not lost, only late.
  const lost = rest.answer.unknown.filter((key) => named.acknowledged.has(key));
  return { ...rest, kind: 'applied', state: applied.state, settled: applied.settled, lost };
}
