import { type LaneNoun, lanesOf, readLane } from '#common/rules/lane';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface WaitingQueries {
  /** The uuids of the things of a noun (`role-demand`) that show a write which the server's rows do not hold yet. */
  uuidsOf(noun: LaneNoun): Promise<ReadonlySet<string>>;
}

export const waitingQueriesOf = (mirror: MirrorReader): WaitingQueries => ({
  uuidsOf: (noun) =>
    mirror.read(async (generation) => {
      const writes = await generation.pending.where('thing').startsWith(lanesOf(noun)).toArray();
      const waiting = writes.filter(({ settled }) => !settled);
      return new Set(waiting.map(({ thing }) => readLane(thing).key));
    }, new Set()),
});

export const waitingQueries = waitingQueriesOf(pageMirror);
