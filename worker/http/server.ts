import { csrfHeader } from '#common/contract/feed/csrf-names';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import type { Device } from '#mirror/device';
import { once } from '../base/once';
import type { Surroundings } from '../base/surroundings';
import { inTime } from '../base/wait';
import { type MoveKeeper, type MoveNeeds, createMoveKeeper } from './move-keeper';
import type { RequestBudget } from './request-budget';
import { type ServerRequest, sendRequest } from './send-request';
import { type ServerAnswer, noAnswer } from './server-answer';

/** Milliseconds: a pull reads its answer within 80 s, and may have to renew the session first. */
const PULL_PATIENCE = 120_000;

export type PlainRequest = Omit<ServerRequest, 'csrf' | 'door' | 'isByHand'>;

/** The server as this worker sees it: every request goes through here. */
export interface Server {
  send(request: PlainRequest): Promise<ServerAnswer>;
  /** Sets how a fresh CSRF token is fetched: by a pull, whose answer carries it. */
  renewCsrfBy(pull: () => Promise<unknown>): void;
}

/** The server, and where it says that the site is. */
export type MovingServer = Server & { readonly move: MoveKeeper };

interface AnswerFacts {
  readonly device: Device;
  readonly budget: RequestBudget;
  readonly board: MoveNeeds['board'];
  /** Called after every request. */
  readonly onAnswer: (answer: ServerAnswer) => void;
  /** The status report that a door phone sends with its pulls and its scans; null for any other device. */
  readonly doorReport: () => Promise<string | null>;
}

export function createServer(
  surroundings: Surroundings,
  { device, budget, board, onAnswer, doorReport }: AnswerFacts,
): MovingServer {
  const move = createMoveKeeper({ surroundings, device, board });
  // A worker cannot read the cookie that this token must equal; the feed's answer carries it. It is kept with the device,
  // or each new page's first write would be refused.
  let csrf: string | null = null;
  const readKept = once(async () => {
    const kept = await device.fact('csrf');
    csrf ??= kept?.token ?? null;
  });
  let pull: () => Promise<unknown> = async () => undefined;

  async function learnCsrf(token: string | null): Promise<void> {
    if (token === null || token === csrf) return;
    csrf = token;
    await device.facts.put({ name: 'csrf', token }).catch(surroundings.report);
  }

  async function sendOnce(request: PlainRequest): Promise<ServerAnswer> {
    if (move.holdsBack(request.call)) return noAnswer;
    if (request.isNextPage === true) budget.spendPage();
    else budget.spend();
    await readKept().catch(surroundings.report);
    const isTold = request.call === 'pullChanges' || request.call === 'sendScans';
    const door = isTold ? await doorReport() : null;
    const answer = await sendRequest(surroundings, { ...request, csrf, door, isByHand: move.isByHand() });
    if (answer.kind === 'done') await learnCsrf(answer.headers.get(csrfHeader));
    // A request that this worker ended itself tells nothing of the line.
    if (request.signal?.aborted !== true) onAnswer(answer);
    await move.learn(answer);
    return answer;
  }

  async function renewCsrf(): Promise<void> {
    csrf = null;
    await device.facts.delete('csrf').catch(surroundings.report);
    await inTime(surroundings, PULL_PATIENCE, pull(), 'A pull for a CSRF token');
  }

  return {
    move,
    async send(request) {
      const answer = await sendOnce(request);
      const { needsNoCsrf }: Endpoint = endpoints[request.call];
      // The pull may wait for a renewed session: a call that renews it must not wait for the pull.
      if (answer.kind !== 'refused' || answer.error.code !== 'csrf' || needsNoCsrf === true) return answer;
      await renewCsrf();
      return sendOnce(request);
    },
    renewCsrfBy(renew) {
      pull = renew;
    },
  };
}
