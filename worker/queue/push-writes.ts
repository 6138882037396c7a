import type { Outbox, OutboxWrite } from '#mirror/outbox';
import type { RequestBudget } from '../http/request-budget';
import type { Server } from '../http/server';
import { type ServerAnswer, classOf } from '../http/server-answer';
import { type AuthorisedAnswer, sendAs } from '../session/authorised';
import type { SessionKeeper } from '../session/session-keeper';
import type { Surroundings } from '../surroundings';
import { sleep } from '../wait';
import type { Holds } from './holds';
import { acknowledge, fix, park, readHeads, refuse } from './lanes';

const DEADLINE = 8_000;
/** After so many requests in a row without an answer the network is gone, and no lane is to blame. */
const MOST_SILENCES = 2;

export interface PushNeeds {
  readonly surroundings: Surroundings;
  readonly server: Server;
  readonly keeper: SessionKeeper;
  readonly budget: RequestBudget;
  readonly holds: Holds;
  /** Shows what became of these writes. */
  readonly onChange: (keys: readonly string[]) => Promise<void>;
  readonly onMissingRight: () => void;
}

/** Sends what waits in a person's outbox, as that person, until nothing more can be sent now. */
export async function pushWrites(needs: PushNeeds, outbox: Outbox): Promise<void> {
  let silences = 0;
  while (silences < MOST_SILENCES) {
    const head = await nextHead(needs, outbox);
    if (head === null) return;
    await sleep(needs.surroundings, needs.budget.wait());
    const write = await fix(outbox, head.key, new Date(needs.surroundings.now()));
    if (write === null) continue;
    const answer = await send(needs, outbox.owner, write);
    if (answer.kind === 'session-ended') return;
    silences = answer.kind === 'no-answer' ? silences + 1 : 0;
    await record(needs, outbox, write, answer);
  }
}

/** The lane that failed least goes first, so that one which never gets an answer does not stand before the others. */
async function nextHead({ holds }: PushNeeds, outbox: Outbox): Promise<OutboxWrite | null> {
  const free = (await readHeads(outbox)).filter(({ lane }) => !holds.isHeld(lane));
  const [first] = free.sort(
    (one, other) => holds.failures(one.lane) - holds.failures(other.lane) || one.seq - other.seq,
  );
  return first ?? null;
}

function send(needs: PushNeeds, owner: string, write: OutboxWrite): Promise<AuthorisedAnswer> {
  return sendAs(needs, owner, {
    call: write.call,
    params: write.params,
    ...(write.body !== null && write.body !== undefined && { body: write.body }),
    key: write.key,
    ifMatch: write.ifMatch ?? null,
    deadline: DEADLINE,
  });
}

async function record(
  needs: PushNeeds,
  outbox: Outbox,
  write: OutboxWrite,
  answer: ServerAnswer,
): Promise<void> {
  const { holds, surroundings } = needs;
  if (answer.kind === 'no-answer') {
    holds.fail(write.lane, 0);
    return;
  }
  if (answer.kind === 'done') {
    holds.succeed(write.lane);
    await acknowledge(outbox, write.key, {
      version: versionIn(answer.value),
      at: new Date(surroundings.now()),
    });
    await needs.onChange([write.key]);
    return;
  }
  switch (classOf(answer)) {
    case 'again':
    // The session was renewed a moment ago, and yet it did not count: the server may be of two minds for a while.
    case 'refresh':
      holds.fail(write.lane, answer.retryAfter);
      return;
    case 'park':
      await park(outbox, write.key, answer.error);
      needs.onMissingRight();
      await needs.onChange([write.key]);
      return;
    case 'conflict':
      await needs.onChange(await refuse(outbox, write.key, 'conflict', answer.error));
      return;
    case 'attend':
      await needs.onChange(await refuse(outbox, write.key, 'attend', answer.error));
  }
}

/** The version of what was written, where the call answers with it. */
function versionIn(value: unknown): string | null {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
  return typeof version === 'string' ? version : null;
}
