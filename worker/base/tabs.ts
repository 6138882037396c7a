import type { Surroundings } from './surroundings';
import type { SyncState } from '../api';

/** What a worker announces to all other tabs. The rest they read from the databases. */
export type TabMessage =
  | { readonly kind: 'session' }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'contact'; readonly contact: SharedContact }
  | { readonly kind: 'round-over' }
  | { readonly kind: 'requests'; readonly at: readonly number[] };

/** The last contact with the server, of any tab. */
export type SharedContact = Pick<
  SyncState,
  'line' | 'foreign' | 'move' | 'mirroredAt' | 'loading' | 'isBehind' | 'held' | 'isFull' | 'clockOffset'
>;

export const sharedOf = ({
  line,
  foreign,
  move,
  mirroredAt,
  loading,
  isBehind,
  held,
  isFull,
  clockOffset,
}: SharedContact): SharedContact => ({
  line,
  foreign,
  move,
  mirroredAt,
  loading,
  isBehind,
  held,
  isFull,
  clockOffset,
});

/** A round goes on in a tab, which therefore is not frozen. */
interface InRound {
  readonly kind: 'in-round';
}

export interface Tabs {
  tell(message: TabMessage): void;
  listen(receive: (message: TabMessage) => void): void;
  tellInRound(): void;
  /** How often other tabs have told that they are in a round. */
  heardInRound(): number;
}

/** A channel to the workers of this browser's other tabs. Its name holds the version of its messages. */
export function openTabs(surroundings: Pick<Surroundings, 'openChannel'>): Tabs {
  const channel = surroundings.openChannel('tabs-1');
  let inRound = 0;
  return {
    tell: (message) => channel.send(message),
    listen: (receive) =>
      channel.listen((message) => {
        // Only this program sends on its channel.
        const told = message as TabMessage | InRound;
        if (told.kind === 'in-round') inRound += 1;
        else receive(told);
      }),
    tellInRound: () => channel.send({ kind: 'in-round' } satisfies InRound),
    heardInRound: () => inRound,
  };
}
