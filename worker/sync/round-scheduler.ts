import { backoff } from '../base/backoff';
import type { Holds } from '../queue/holds';
import type { SessionManager } from '../session/session-manager';
import type { Surroundings } from '../base/surroundings';
import { sleep } from '../base/wait';
import { listenToStream } from './stream';

const EVERY = 5 * 60_000;
/** A stream that was open for this long, in milliseconds, did not end because it was opened. */
const LASTING = 30_000;
const CALM = 5_000;
/** For so long after it was last heard, in milliseconds, the server is looked for every second or two. */
const SOON = 2 * 60_000;

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
  /** Our server has opened the stream: it is there. */
  readonly onHeard: () => void;
}

/**
 * Starts rounds by itself: on the server's pokes, when the stream opens (pokes may have been missed) or cannot be opened
 * any more (the server may be gone), when a hold ends, or after five minutes.
 */
export function createRoundScheduler({
  surroundings,
  holds,
  keeper,
  onDue,
  onHeard,
}: RoundSchedulerNeeds): RoundScheduler {
  let cancel = () => {};
  let connection = new AbortController();

  function plan(): void {
    cancel();
    const now = surroundings.now();
    const due = Math.min(now + EVERY, holds.nextFree() ?? Infinity);
    cancel = surroundings.after(Math.max(0, due - now), onDue);
  }

  /** Pokes may have been missed; and whatever failed for lack of a server may be tried again. */
  function onOpen(): void {
    onHeard();
    holds.release();
    onDue();
  }

  /** Only one tab holds the stream, as a browser has few connections: the others wait for the lock until it closes. */
  async function follow(): Promise<void> {
    let failures = 0;
    let heardAt = -Infinity;
    let isSilent = true;
    for (;;) {
      const { signal } = (connection = new AbortController());
      const began = surroundings.now();
      const bearer = await freshBearer();
      const isHeard =
        bearer !== 'unknown' &&
        !signal.aborted &&
        (await listenToStream({ surroundings, bearer, onOpen, onPoke: onDue, signal }));
      const now = surroundings.now();
      failures = isHeard && now - began > LASTING ? 0 : failures + 1;
      if (isHeard) heardAt = now;
      // A round finds out whether the server is gone, or does not like streams.
      else if (!isSilent && !signal.aborted) onDue();
      isSilent = !isHeard;
      const isLookedFor = bearer !== 'unknown' && (failures === 0 || isSilent);
      const isSoon = isLookedFor && Math.abs(now - heardAt) < SOON;
      await sleep(surroundings, isSoon ? aMoment() : Math.max(CALM, backoff(failures, 0.5)), signal);
    }
  }

  /** Between one and two seconds: devices that lost the server together do not come back together. */
  const aMoment = () => 1_000 + ((surroundings.random(1)[0] ?? 0) / 255) * 1_000;

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
