import type { Surroundings } from './surroundings';
import type { SyncState } from './api';

/** What a worker lives through that every other tab has to know. The rest they read from the databases. */
export type TabMessage =
  | { readonly kind: 'session'; readonly ended: boolean }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'round-over' }
  | { readonly kind: 'requests'; readonly at: readonly number[] };

/** How the server was last met. */
export type Contact = Pick<SyncState, 'line' | 'mirroredAt' | 'loading' | 'clockOffset'>;

export interface Tabs {
  tell(message: TabMessage): void;
  listen(receive: (message: TabMessage) => void): void;
}

/** The workers of this browser's other tabs. Only this build's messages arrive: the channel bears their version. */
export function openTabs(surroundings: Pick<Surroundings, 'openChannel'>): Tabs {
  const channel = surroundings.openChannel('tabs-1');
  return {
    tell: (message) => channel.send(message),
    // Only this program speaks on its channel.
    listen: (receive) => channel.listen((message) => receive(message as TabMessage)),
  };
}
