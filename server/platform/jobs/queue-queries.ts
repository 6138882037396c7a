import type { Connection } from '../database/connection';

/** The job queue's queries to the database. */
export interface QueueQueries {
  executeSql(text: string, values: unknown[]): ReturnType<Connection['query']>;
  /** Waits for running queries to end; none starts after it. */
  end(): Promise<void>;
}

/**
 * The queue marks jobs as done without waiting for the query, even while it stops: an error of a closed pool would be
 * unhandled. So queries after `end` are dropped; a job that was not marked runs again after the next start.
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
