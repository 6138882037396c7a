import { backoff } from '../base/backoff';
import type { Holds } from '../queue/holds';
import type { SessionManager } from '../session/session-manager';
import type { Surroundings } from '../base/surroundings';
import { sleep } from '../base/wait';
import { listenToStream } from './stream';

const EVERY = 5 * 60_000;
const CALM = 5_000;

export interface RoundScheduler {
  /** The owner is known: starts to listen to the server as them. */
  begin(): void;
  /** A round is over: plans the next one. */
  plan(): void;
  /** Reconnects at once: as another person, or since the line is back. */
  reconnect(): void;
}

export interface RoundSchedulerNeeds {
  readonly surroundings: Surroundings;
  readonly holds: Holds;
  readonly keeper: SessionManager;
  readonly onDue: () => void;
}

/**
 * Starts rounds by itself: on the server's pokes, when the stream opens (pokes may have been missed), when a hold ends,
 * or after five minutes.
 */
export function createRoundScheduler({
  surroundings,
  holds,
  keeper,
  onDue,
}: RoundSchedulerNeeds): RoundScheduler {
  let cancel = () => {};
  let connection = new AbortController();

  function plan(): void {
    cancel();
    const now = surroundings.now();
    const due = Math.min(now + EVERY, holds.nextFree() ?? Infinity);
    cancel = surroundings.after(Math.max(0, due - now), onDue);
  }

  /** Only one tab holds the stream, as a browser has few connections: the others wait for the lock until it closes. */
  async function follow(): Promise<void> {
    let failures = 0;
    for (;;) {
      const { signal } = (connection = new AbortController());
      const began = surroundings.now();
      const bearer = await freshBearer();
      if (bearer !== 'unknown' && !signal.aborted)
        await listenToStream({ surroundings, bearer, onOpen: onDue, onPoke: onDue, signal });
      failures = surroundings.now() - began > EVERY / 10 ? 0 : failures + 1;
      await sleep(surroundings, Math.max(CALM, backoff(failures, 0.5)), signal);
    }
  }

  /** Null for a visitor; `unknown` if an expired session could not be renewed, for lack of an answer. */
  async function freshBearer(): Promise<string | null | 'unknown'> {
    const session = keeper.current();
    if (session === null || !keeper.isStale(session)) return session?.token ?? null;
    const refreshed = await keeper.refresh(session);
    return refreshed === 'no-answer' ? 'unknown' : (keeper.current()?.token ?? null);
  }

  return {
    begin: () => void surroundings.locks.request('stream', follow).catch(surroundings.report),
    plan,
    reconnect: () => connection.abort(),
  };
}
