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
  return { reader: `${follow[0]?.['owner']} ${follow[0]?.['scopes']}`, titles };
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
  /** Values that came back, by thing. */
  readonly returned: () => readonly { readonly thing: string; readonly from: string; readonly to: string }[];
}

const ABSENT = '(nothing)';

export function createScreenWatch(): ScreenWatch {
  let histories = new Map<string, string[]>();
  let reader = '';
  const returned: { thing: string; from: string; to: string }[] = [];
  return {
    look(screen) {
      if (screen === null) return;
      // Another person, or other rights: what is shown may rightly come and go.
      if (screen.reader !== reader) histories = new Map();
      reader = screen.reader;
      const { titles } = screen;
      for (const thing of new Set([...histories.keys(), ...titles.keys()])) {
        const title = titles.get(thing) ?? ABSENT;
        const history = histories.get(thing) ?? [];
        const last = history.at(-1);
        if (last === title) continue;
        if (last !== undefined && history.includes(title)) returned.push({ thing, from: last, to: title });
        histories.set(thing, [...history, title]);
      }
    },
    returned: () => returned,
  };
}
