import { groupBy } from '#common/base/group-by';
import type { TrashKind } from '#common/contract/content/trash';
import { lanesOf, readLane } from '#common/rules/lane';
import type { Generation, PendingWrite } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

/** A thing discarded on this device, before the server knows. */
export interface WaitingDiscard {
  readonly uuid: string;
  readonly title: string;
  readonly at: Date;
}

/** Changes of the trash that wait for the server. */
export interface WaitingTrash {
  /** The latest first; includes things restored since. */
  readonly discarded: readonly WaitingDiscard[];
  /** Uuids of the things restored. */
  readonly restored: ReadonlySet<string>;
}

export interface TrashQueries {
  /** The trash itself is on the server only, in no mirror. */
  waiting(kind: TrashKind): Promise<WaitingTrash>;
}

export const trashQueriesOf = (mirror: MirrorReader): TrashQueries => ({
  waiting: (kind) => mirror.read((generation) => waiting(generation, kind), nothing),
});

export const trashQueries = trashQueriesOf(pageMirror);

const nothing: WaitingTrash = { discarded: [], restored: new Set() };

async function waiting(generation: Generation, kind: TrashKind): Promise<WaitingTrash> {
  const pending = await generation.pending.where('thing').startsWith(lanesOf(kind)).sortBy('seq');
  const writes = [
    ...groupBy(
      pending.filter(({ settled }) => !settled),
      ({ thing }) => thing,
    ).values(),
  ];
  const discarded = await Promise.all(
    writes.flatMap((ofThing) => {
      const discard = ofThing.findLast(({ call }) => call.startsWith('delete'));
      return discard === undefined ? [] : [discardOf(generation, discard)];
    }),
  );
  return {
    discarded: discarded
      .filter((discard) => discard !== null)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    restored: new Set(
      writes
        .map((ofThing) => ofThing.at(-1))
        .flatMap((last) => (last?.call === 'restoreTrashed' ? [readLane(last.thing).key] : [])),
    ),
  };
}

/** Reads the title from the rows that the write covers. */
async function discardOf(
  generation: Generation,
  { thing, at }: PendingWrite,
): Promise<WaitingDiscard | null> {
  const covered = await generation.covered.where('thing').equals(thing).toArray();
  const title = covered.map(({ row }) => titleIn(row)).find((found) => found !== undefined);
  return title === undefined ? null : { uuid: readLane(thing).key, title, at };
}

function titleIn(row: object | null): string | undefined {
  if (row === null) return undefined;
  if ('title' in row && typeof row.title === 'string') return row.title;
  return 'name' in row && typeof row.name === 'string' ? row.name : undefined;
}
