import { type DraftNoun, lanesOf, readLane } from '#common/rules/lane';
import { type Draft, openOutboxes } from '../outbox';
import { type Storage, browserStorage } from '../storage';

/** What a form finds of what was typed before. */
export type KeptDraft = Omit<Draft, 'id' | 'title'>;

/** A thing with words that were not saved yet. */
export interface DraftSummary {
  readonly uuid: string;
  readonly title: string;
  readonly at: Date;
  /** Nobody has it but this device. */
  readonly isNew: boolean;
}

export interface DraftQueries {
  /** What a person has begun to write of a noun (`news`) on this device and not saved, the latest first. */
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
