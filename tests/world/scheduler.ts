import type { Chance } from './chance';

/**
 * The one clock and the one queue of a world. The tasks of the databases stand in a line per tab, and chance says which
 * line moves: so a run interleaves tabs in ways that no machine would soon show, and its seed replays it.
 */
export interface Scheduler {
  now(): number;
  /** Puts a task into a tab's line; what it queues in turn stands there too. */
  queue(line: string, task: () => void): void;
  after(line: string, milliseconds: number, callback: () => void): () => void;
  /** Runs up to so many tasks, until nothing is left to run. Returns whether there is nothing left. */
  run(most: number): Promise<boolean>;
  /** A frozen line stands still: its tasks and timers wait until it thaws. */
  freeze(line: string, isFrozen: boolean): void;
  /** Moves the clock to the next timer, at most so far, and lets it ring. */
  advance(most: number): void;
  /** The machines sleep: the clock moves on, and what should have rung meanwhile rings when it is moved next. */
  leap(milliseconds: number): void;
  /** How much of the time since then, in milliseconds, went by while tasks of this line waited to be run. */
  laggedSince(line: string, since: number): number;
  /** Does something that does not belong to the browsers, in the real event loop. */
  outside<T>(work: () => Promise<T>): Promise<T>;
  /** Gives the global queue back. */
  close(): void;
}

interface Timer {
  readonly at: number;
  readonly line: string;
  readonly callback: () => void;
}

const realImmediate = globalThis.setImmediate;

export function createScheduler(chance: Chance, start: number): Scheduler {
  const lines = new Map<string, (() => void)[]>();
  const timers = new Set<Timer>();
  const frozen = new Set<string>();
  const lags: { readonly line: string; readonly from: number; readonly until: number }[] = [];
  let time = start;
  let line = 'world';

  function queue(name: string, task: () => void): void {
    const tasks = lines.get(name);
    if (tasks === undefined) lines.set(name, [task]);
    else tasks.push(task);
  }

  // fake-indexeddb looks for this function whenever it queues a task.
  const queueTask = (task: () => void) => queue(line, task);
  Reflect.set(globalThis, 'setImmediate', queueTask);

  /** Promises settle in a turn of the real event loop, still in the name of the same tab. */
  const breathe = () => new Promise<void>((resolve) => realImmediate(() => resolve()));

  const waiting = () => [...lines].filter(([name, tasks]) => tasks.length > 0 && !frozen.has(name));

  function moveTo(until: number): void {
    for (const [name, tasks] of lines) if (tasks.length > 0) lags.push({ line: name, from: time, until });
    time = until;
  }

  async function run(most: number): Promise<boolean> {
    for (let count = 0; count < most; count += 1) {
      if (waiting().length === 0) await breathe();
      if (waiting().length === 0) break;
      const [name, tasks] = chance.pick(waiting());
      line = name;
      tasks.shift()?.();
      await breathe();
    }
    line = 'world';
    return waiting().length === 0;
  }

  return {
    now: () => time,
    queue,
    after(name, milliseconds, callback) {
      const timer = { at: time + Math.max(0, milliseconds), line: name, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    run,
    freeze(name, isFrozen) {
      if (isFrozen) frozen.add(name);
      else frozen.delete(name);
    },
    advance(most) {
      const [first] = [...timers].sort((one, other) => one.at - other.at);
      if (first === undefined || first.at > time + most) {
        moveTo(time + most);
        return;
      }
      moveTo(Math.max(time, first.at));
      timers.delete(first);
      queue(first.line, first.callback);
    },
    leap(milliseconds) {
      time += milliseconds;
    },
    laggedSince: (name, since) =>
      lags
        .filter((lag) => lag.line === name && lag.until > since)
        .reduce((sum, { from, until }) => sum + until - Math.max(from, since), 0),
    async outside(work) {
      Reflect.set(globalThis, 'setImmediate', realImmediate);
      try {
        return await work();
      } finally {
        Reflect.set(globalThis, 'setImmediate', queueTask);
      }
    },
    close: () => Reflect.set(globalThis, 'setImmediate', realImmediate),
  };
}

/** Whether a tab reports a deadline that rang while its own tasks were not run: no part of it waited for another. */
export function isOfSlowMachine(scheduler: Scheduler, line: string, report: unknown): boolean {
  const deadline = Number(/took longer than (\d+) ms/.exec(String(report))?.[1]);
  return scheduler.laggedSince(line, scheduler.now() - deadline) > deadline / 2;
}
