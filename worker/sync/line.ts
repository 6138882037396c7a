import type { Surroundings } from '../base/surroundings';
import { type Tabs, sharedOf } from '../base/tabs';
import type { Contact, SyncBoard } from './sync-board';

/** A device that was answered within this time, in milliseconds, has a network, since it asks every five minutes. */
const LATELY = 10 * 60_000;

interface Needs {
  readonly surroundings: Pick<Surroundings, 'now'>;
  readonly board: Pick<SyncBoard, 'contact' | 'setContact'>;
  readonly tabs: Pick<Tabs, 'tell'>;
  /** The line is back: the stream may not have noticed the cut, or be waiting for its next try. */
  readonly onBack: () => void;
}

/** The line to the server, as the answers to requests tell of it, here and in other tabs. */
export function createLine({ surroundings, board, tabs, onBack }: Needs) {
  let answeredAt = -Infinity;
  const note = (change: Partial<Contact>) => {
    if (change.line === 'online') answeredAt = surroundings.now();
    board.setContact(change);
  };
  const tellTabs = () => tabs.tell({ kind: 'contact', contact: sharedOf(board.contact()) });
  return {
    tellTabs,
    learn(change: Partial<Contact>): void {
      const isBack = change.line === 'online' && board.contact().line === 'offline';
      note(change);
      if (isBack) onBack();
    },
    /** The server has opened the stream, which is the one that came back. */
    hear(): void {
      note({ line: 'online', foreign: null });
      tellTabs();
    },
    wasAnsweredLately: () => Math.abs(surroundings.now() - answeredAt) < LATELY,
  };
}
