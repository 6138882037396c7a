import { csrfHeader } from '#common/contract/feed/changes';
import type { Surroundings } from '../base/surroundings';
import type { RequestBudget } from './request-budget';
import { type ServerRequest, sendRequest } from './send-request';
import type { ServerAnswer } from './server-answer';

export type PlainRequest = Omit<ServerRequest, 'csrf' | 'door'>;

/** The server as this worker sees it: every request goes through here. */
export interface Server {
  send(request: PlainRequest): Promise<ServerAnswer>;
  /** Sets how a fresh CSRF token is fetched: by a pull, whose answer carries it. */
  renewCsrfBy(pull: () => Promise<unknown>): void;
}

interface Told {
  readonly budget: RequestBudget;
  /** Called after every request with whether the server answered. */
  readonly onAnswer: (answered: boolean) => void;
  /** The status report that a door phone sends with its pulls and its scans; null for any other device. */
  readonly doorReport: () => Promise<string | null>;
}

export function createServer(surroundings: Surroundings, { budget, onAnswer, doorReport }: Told): Server {
  let csrf: string | null = null;
  let pull: () => Promise<unknown> = async () => undefined;

  async function sendOnce(request: PlainRequest): Promise<ServerAnswer> {
    budget.spend();
    const isTold = request.call === 'pullChanges' || request.call === 'sendScans';
    const door = isTold ? await doorReport() : null;
    const answer = await sendRequest(surroundings, { ...request, csrf, door });
    // A worker cannot read the cookie that this token must equal; the feed's answer carries it.
    if (answer.kind === 'done') csrf = answer.headers.get(csrfHeader) ?? csrf;
    onAnswer(answer.kind !== 'no-answer');
    return answer;
  }

  return {
    async send(request) {
      const answer = await sendOnce(request);
      if (answer.kind !== 'refused' || answer.error.code !== 'csrf') return answer;
      await pull();
      return sendOnce(request);
    },
    renewCsrfBy(renew) {
      pull = renew;
    },
  };
}
