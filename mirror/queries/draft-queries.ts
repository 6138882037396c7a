import { type DraftNoun, lanesOf, readLane } from '#common/rules/lane';
import { type Draft, openOutboxes } from '../outbox';
import { type Storage, browserStorage } from '../storage';

/** A stored draft, as a form reads it. */
export type KeptDraft = Omit<Draft, 'id' | 'title'>;

/** A thing with an unsaved draft. */
export interface DraftSummary {
  readonly uuid: string;
  readonly title: string;
  readonly at: Date;
  /** It exists on this device only. */
  readonly isNew: boolean;
}

export interface DraftQueries {
  /** A person's unsaved drafts of a noun (`news`) on this device, the latest first. */
  list(owner: string, noun: DraftNoun): Promise<readonly DraftSummary[]>;
  /** @param id of what is edited: `news:<uuid>` */
  read(owner: string, id: string): Promise<KeptDraft | null>;
}

export function draftQueriesOf(storage: () => Storage): DraftQueries {
  const outboxOf = openOutboxes(storage);
  return {
    async list(owner, noun) {
      const drafts = await outboxOf(owner).kept.where('id').startsWith(lanesOf(noun)).toArray();
      return drafts
        .filter(({ isSaved }) => !isSaved)
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .map(({ id, title, at, base }) => ({
          uuid: readLane(id).key,
          title,
          at,
          isNew: base === null,
        }));
    },
    read: async (owner, id) => (await outboxOf(owner).kept.get(id)) ?? null,
  };
}

export const draftQueries = draftQueriesOf(browserStorage);
