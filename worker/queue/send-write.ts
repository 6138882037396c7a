import type { ErrorBody } from '#common/contract/calls/errors';
import { readLane } from '#common/rules/lane';
import { type Outbox, type OutboxWrite, VISITOR } from '#mirror/outbox';
import type { RequestBudget } from '../http/request-budget';
import { faultOfSize } from '../http/request-body';
import type { Server } from '../http/server';
import { type ServerAnswer, classOf } from '../http/server-answer';
import { type AuthorisedAnswer, sendAs } from '../session/authorised';
import type { SessionManager } from '../session/session-manager';
import type { Surroundings } from '../base/surroundings';
import { sendAnew } from './file-bytes';
import type { Holds } from './holds';
import { keepRead } from './device-bookings';
import { acknowledge, freezeRequest, noteTrouble, park, refuse } from './lanes';

export interface PushNeeds {
  readonly surroundings: Surroundings;
  /** The estimated server time, in milliseconds; keys contain it. */
  readonly correctedNow: () => number;
  readonly server: Server;
  readonly keeper: SessionManager;
  readonly budget: RequestBudget;
  readonly holds: Holds;
  /** The last request was not answered. */
  readonly isOffline: () => boolean;
  /** The server answered recently: a missing answer is then not the network's fault alone. */
  readonly wasAnsweredLately: () => boolean;
  /** Updates what screens show of these writes. */
  readonly onChange: (keys: readonly string[]) => Promise<void>;
  /** The same for writes that crossed another person's; absent: `onChange` is called. */
  readonly onConflict?: (keys: readonly string[]) => void;
  readonly onMissingRight: () => void;
}

/** The outcome of a send: it no longer waited; no session to send it as; no answer; an answer, recorded. */
export type Sent = 'over' | 'session-ended' | 'silence' | 'answered';

/** Sends the head of a lane as its owner, and records the outcome. */
export async function sendWrite(
  needs: PushNeeds,
  outbox: Outbox,
  key: string,
  deadline: number,
): Promise<Sent> {
  const write = await freezeRequest(outbox, key, new Date(needs.surroundings.now()));
  if (write === null) return 'over';
  const fault = faultOfSize(write.body);
  if (fault !== null) {
    // A server that stops reading cannot always say why: the write would be retried for ever.
    await needs.onChange(await refuse(outbox, key, 'attend', fault));
    return 'answered';
  }
  const answer = await send(needs, outbox.owner, write, deadline);
  if (answer.kind === 'session-ended') return 'session-ended';
  if (answer.kind !== 'done') return recordFailure(needs, outbox, write, answer);
  needs.holds.succeed(write.lane);
  const at = new Date(needs.surroundings.now());
  if (write.call === 'createBooking') await keepAnswered(needs, outbox, answer.value);
  await acknowledge(outbox, write.key, { version: versionIn(answer.value), at });
  await needs.onChange([write.key]);
  if (write.call === 'createBooking') await fetchCode(needs, outbox, write, deadline);
  return 'answered';
}

/** Keeps a booking as the server answered it, so that it is known here whatever page is open. */
function keepAnswered({ correctedNow }: PushNeeds, outbox: Outbox, answered: unknown): Promise<void> {
  return keepRead(outbox, answered, new Date(correctedNow()));
}

/** Its ticket must open at a door without a network, though nobody looked at it before. */
async function fetchCode(needs: PushNeeds, outbox: Outbox, { lane }: OutboxWrite, deadline: number) {
  const params = { uuid: readLane(lane).key };
  const answer = await needs.server.send({ call: 'readBooking', params, bearer: null, deadline });
  if (answer.kind === 'done') await keepAnswered(needs, outbox, answer.value);
}

function send(
  needs: PushNeeds,
  owner: string,
  write: OutboxWrite,
  deadline: number,
): Promise<AuthorisedAnswer> {
  const request = {
    call: write.call,
    params: write.params,
    ...(write.body !== null && write.body !== undefined && { body: write.body }),
    key: write.key,
    ifMatch: write.ifMatch ?? null,
    deadline,
  };
  return owner === VISITOR ? needs.server.send({ ...request, bearer: null }) : sendAs(needs, owner, request);
}

/** Records that a write, or a part of its file, was not accepted. */
export async function recordFailure(
  needs: PushNeeds,
  outbox: Outbox,
  write: OutboxWrite,
  answer: Exclude<ServerAnswer, { kind: 'done' }>,
): Promise<Sent> {
  const { holds } = needs;
  const now = new Date(needs.surroundings.now());
  if (answer.kind === 'no-answer') {
    holds.fail(write.lane, 0);
    if (needs.wasAnsweredLately()) await noteTrouble(outbox, write.key, null, now);
    return 'silence';
  }
  const { error, retryAfter } = answer;
  switch (classOf(answer)) {
    case 'again':
      if (error.code === 'incomplete-file' && !(await sendAnew(outbox, write.key))) {
        await needs.onChange(await refuse(outbox, write.key, 'attend', bytesGone));
        break;
      }
      holds.fail(write.lane, retryAfter);
      await noteTrouble(outbox, write.key, error, now);
      break;
    // The session was just renewed and still not accepted: the server may be inconsistent for a while.
    case 'refresh':
      holds.fail(write.lane, retryAfter);
      await noteTrouble(outbox, write.key, error, now);
      break;
    case 'park':
      await park(outbox, write.key, error);
      needs.onMissingRight();
      await needs.onChange([write.key]);
      break;
    case 'conflict': {
      const keys = await refuse(outbox, write.key, 'conflict', error);
      if (needs.onConflict === undefined) await needs.onChange(keys);
      else needs.onConflict(keys);
      break;
    }
    case 'attend':
      await needs.onChange(await refuse(outbox, write.key, 'attend', error));
  }
  return 'answered';
}

/** A restored server asks for bytes that this device deleted once they were acknowledged. */
const bytesGone: ErrorBody = {
  code: 'incomplete-file',
  message:
    'Le site a été rétabli dans un état plus ancien et n’a plus ce fichier\u00a0: ajoutez-le de nouveau.',
};

/** The version of the thing written, if the call answers with it. */
function versionIn(value: unknown): string | null {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
  // The versions of a text are numbers.
  return typeof version === 'string' || typeof version === 'number' ? String(version) : null;
}
