import type { Surroundings } from '../base/surroundings';
import { backoff } from '../base/backoff';

/** After a failure, a lane, the scans or the pull wait before they are tried again, each on its own. */
export interface Holds {
  isHeld(name: string): boolean;
  failures(name: string): number;
  /**
   * @param floor milliseconds that the server asked for
   * @param pause milliseconds to wait at least, unless something changes
   */
  fail(name: string, floor: number, pause?: number): void;
  succeed(name: string): void;
  /** Something may have changed (online again, a person asked): ends all holds but those that the server asked for. */
  release(): void;
  /** When the next held thing is free, milliseconds since 1970; null when nothing is held. */
  nextFree(): number | null;
}

interface Hold {
  readonly failures: number;
  readonly since: number;
  readonly until: number;
  /** Until when the server asked to wait; nothing shortens this. */
  readonly floor: number;
}

export function createHolds({ now, random }: Pick<Surroundings, 'now' | 'random'>): Holds {
  const held = new Map<string, Hold>();
  // If the clock steps back, a thing must not be held for as long as it stepped, nor be held again once free.
  const holds = ({ since, until }: Hold) => since <= now() && now() < until;
  return {
    isHeld(name) {
      const hold = held.get(name);
      return hold !== undefined && holds(hold);
    },
    failures: (name) => held.get(name)?.failures ?? 0,
    fail(name, asked, pause = 0) {
      const failures = (held.get(name)?.failures ?? 0) + 1;
      const since = now();
      const floor = since + asked;
      const until = Math.max(floor, since + pause, since + backoff(failures, (random(1)[0] ?? 0) / 255));
      held.set(name, { failures, since, until, floor });
    },
    succeed: (name) => held.delete(name),
    release() {
      for (const [name, hold] of held) held.set(name, { ...hold, until: hold.floor });
    },
    nextFree() {
      const waiting = [...held.values()].filter(holds).map(({ until }) => until);
      return waiting.length === 0 ? null : Math.min(...waiting);
    },
  };
}
