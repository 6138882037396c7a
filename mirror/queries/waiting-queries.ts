import { type MirrorReader, pageMirror } from '../page-mirror';

export interface WaitingQueries {
  /** The things of a noun (`role-demand`) that show a write which the server does not hold yet: their uuids. */
  uuidsOf(noun: string): Promise<ReadonlySet<string>>;
}

export const waitingQueriesOf = (mirror: MirrorReader): WaitingQueries => ({
  uuidsOf: (noun) =>
    mirror.read(async (generation) => {
      const writes = await generation.pending.where('thing').startsWith(`${noun}:`).toArray();
      const waiting = writes.filter(({ settled }) => !settled);
      return new Set(waiting.map(({ thing }) => thing.slice(noun.length + 1)));
    }, new Set()),
});

export const waitingQueries = waitingQueriesOf(pageMirror);
