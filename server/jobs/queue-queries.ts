import type { Connection } from '../database/connection';

/** What the queue of jobs asks of the database. */
export interface QueueQueries {
  executeSql(text: string, values: unknown[]): ReturnType<Connection['query']>;
  /** Waits for running jobs to end; none starts after it. */
  end(): Promise<void>;
}

/**
 * The queue notes that a job is done without waiting for it, also while it stops: nobody would take the error of a closed
 * pool. What is not noted then is done again after the next start.
 */
export function openQueueQueries({ query }: Pick<Connection, 'query'>): QueueQueries {
  const running = new Set<Promise<unknown>>();
  let isOver = false;
  return {
    executeSql(text, values) {
      if (isOver) return new Promise<never>(() => {});
      const answer = query(text, values);
      running.add(answer);
      const forget = () => running.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    async end() {
      isOver = true;
      await Promise.allSettled(running);
    },
  };
}
