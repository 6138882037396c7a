import type { DoorDateRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';

/** What fake-indexeddb keeps and does not tell: enough to see, between two tasks, what has been committed. */
interface Innards {
  readonly _databases: ReadonlyMap<
    string,
    {
      readonly transactions: readonly {
        readonly mode: string;
        readonly _state: string;
        readonly _started: boolean;
      }[];
      readonly rawObjectStores: ReadonlyMap<
        string,
        { readonly records: { values(): Iterable<{ readonly key: unknown; readonly value: unknown }> } }
      >;
    }
  >;
}

/** What a phone shows of its news: who looks with which rights, and the titles by uuid. */
export interface Screen {
  readonly reader: string;
  /** Which generation it reads, and how often that changed hands: nobody may have looked between two readers. */
  readonly generation: string;
  readonly epoch: unknown;
  readonly titles: ReadonlyMap<string, string>;
}

/** Null while something is being written. */
export function readScreen(factory: object): Screen | null {
  const current = rowsOf(factory, 'directory', 'pointers')?.find((row) => row['name'] === 'current');
  if (current === undefined) return null;
  const database = String(current['database']);
  const [coming, news, follow] = ['coming-news', 'news', 'follow'].map((store) =>
    rowsOf(factory, database, store),
  );
  if (!coming || !news || !follow) return null;
  const titles = new Map([...coming, ...news].map((row) => [String(row['uuid']), String(row['title'])]));
  const [state] = follow;
  const reader = `${state?.['owner']} ${state?.['scopes']}`;
  return { reader, generation: database, epoch: state?.['epoch'], titles };
}

/** What a phone shows of its counter. */
export interface CounterScreen {
  readonly reader: string;
  readonly date: DoorDateRow;
  readonly orders: readonly TicketOrder[];
}

/** Null while something is being written, or where this date is not shown. */
export function readCounter(factory: object, dateUuid: string): CounterScreen | null {
  const screen = readScreen(factory);
  if (screen === null) return null;
  const [dates, orders] = ['door-dates', 'ticket-orders'].map((store) =>
    rowsOf(factory, screen.generation, store),
  );
  const date = dates?.find(({ uuid }) => uuid === dateUuid);
  if (date === undefined || !orders) return null;
  return {
    reader: screen.reader,
    date: date as unknown as DoorDateRow,
    orders: orders as unknown as TicketOrder[],
  };
}

/** The state of a person's write at this moment, even while its outbox is being written. */
export function readWriteState(factory: object, owner: string, key: string): unknown {
  const records = (factory as Innards)._databases
    .get(`outbox-${owner}`)
    ?.rawObjectStores.get('writes')?.records;
  const found = [...(records?.values() ?? [])].find(
    (record) => Reflect.get(Object(record.value), 'key') === key,
  );
  return Reflect.get(Object(found?.value), 'state');
}

/** The writes that this phone has anywhere: in an outbox, or shown by its mirror as waiting for the server. */
export function readHeldKeys(factory: object): ReadonlySet<string> {
  const current = rowsOf(factory, 'directory', 'pointers')?.find((row) => row['name'] === 'current');
  const pending = rowsOf(factory, String(current?.['database']), 'pending') ?? [];
  const scans = rowsOf(factory, 'device', 'scans') ?? [];
  const held = [
    ...pending.filter((one) => one['settled'] !== true),
    ...outboxesOf(factory).flatMap((writes) => writes ?? []),
    ...scans,
  ];
  return new Set(held.map((one) => String(one['key'])));
}

/**
 * The writes that were refused, or miss a right: they bear the error until the server takes them after all. Null while one is
 * being written.
 */
export function readRefusedKeys(factory: object): readonly string[] | null {
  const outboxes = outboxesOf(factory);
  return outboxes.includes(null)
    ? null
    : outboxes
        .flatMap((writes) => writes ?? [])
        .filter((one) => one['error'] !== undefined)
        .map((one) => String(one['key']));
}

/** The writes of each person of this phone; null where one is being written. */
function outboxesOf(factory: object): readonly (readonly Record<string, unknown>[] | null)[] {
  return [...(factory as Innards)._databases]
    .filter(([name, { rawObjectStores }]) => name.startsWith('outbox-') && rawObjectStores.has('writes'))
    .map(([name]) => rowsOf(factory, name, 'writes'));
}

function rowsOf(factory: object, name: string, store: string): Record<string, unknown>[] | null {
  const database = (factory as Innards)._databases.get(name);
  const table = database?.rawObjectStores.get(store);
  if (database === undefined || table === undefined) return null;
  const isWriting = database.transactions.some(
    ({ mode, _state, _started }) => mode !== 'readonly' && _started && _state !== 'finished',
  );
  if (isWriting) return null;
  return [...table.records.values()].map(({ value }) => value as Record<string, unknown>);
}

/** Watches the titles of one phone for values that come back after they had gone. */
export interface ScreenWatch {
  look(screen: Screen | null): void;
  /** Nothing is open any more: what is shown next follows nothing. */
  close(): void;
  /** Values that came back, by thing. */
  readonly returned: () => readonly { readonly thing: string; readonly from: string; readonly to: string }[];
}

/** What is shown of something that is not there. */
export const ABSENT = '(nothing)';

export function createScreenWatch(): ScreenWatch {
  let histories = new Map<string, string[]>();
  let last: Screen | null = null;
  const returned: { thing: string; from: string; to: string }[] = [];
  return {
    look(screen) {
      if (screen === null) return;
      // Another person, or other rights: what is shown may rightly come and go.
      if (last === null || isOtherReader(last, screen)) histories = new Map();
      last = screen;
      const { titles } = screen;
      for (const thing of new Set([...histories.keys(), ...titles.keys()])) {
        const title = titles.get(thing) ?? ABSENT;
        const history = histories.get(thing) ?? [];
        const before = history.at(-1);
        if (before === title) continue;
        if (before !== undefined && history.includes(title))
          returned.push({ thing, from: before, to: title });
        histories.set(thing, [...history, title]);
      }
    },
    close() {
      last = null;
    },
    returned: () => returned,
  };
}

const isOtherReader = (before: Screen, now: Screen) =>
  before.reader !== now.reader || (before.generation === now.generation && before.epoch !== now.epoch);
