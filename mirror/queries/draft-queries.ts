import { type DraftNoun, lanesOf, readLane } from '#common/rules/lane';
import { type Draft, openOutboxes } from '../outbox';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

/** A stored draft, as a form reads it. */
export type StoredDraft = Omit<Draft, 'id' | 'title'>;

/** A thing with an unsaved draft. */
export interface DraftSummary {
  readonly uuid: string;
  readonly title: string;
  readonly at: Date;
  /** It exists on this device only. */
  readonly isNew: boolean;
}

export interface DraftQueries {
  /**
   * A person's unsaved drafts of a noun (`news`) on this device, the latest first.
   * @param show its uuid, to list only what belongs to this show
   */
  list(owner: string, noun: DraftNoun, show?: string): Promise<readonly DraftSummary[]>;
  /** @param id of what is edited: `news:<uuid>` */
  read(owner: string, id: string): Promise<StoredDraft | null>;
  /** The uuid of the show that a draft's thing belongs to; null if it belongs to none, or there is no such draft. */
  showOf(owner: string, id: string): Promise<string | null>;
}

export function draftQueriesOf(storage: () => Storage): DraftQueries {
  const outboxOf = openOutboxes(storage);
  return {
    async list(owner, noun, show) {
      const drafts = await outboxOf(owner).kept.where('id').startsWith(lanesOf(noun)).toArray();
      return drafts
        .filter(({ isSaved, values }) => !isSaved && (show === undefined || showIn(values) === show))
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .map(({ id, title, at, base }) => ({
          uuid: readLane(id).key,
          title,
          at,
          isNew: base === null,
        }));
    },
    read: async (owner, id) => (await outboxOf(owner).kept.get(id)) ?? null,
    async showOf(owner, id) {
      const draft = await outboxOf(owner).kept.get(id);
      return draft === undefined ? null : showIn(draft.values);
    },
  };
}

/** The picture in a draft `photo-file:<uuid>`; null if the draft has none. */
export function pictureIn(values: object): Blob | null {
  const bytes: unknown = Reflect.get(values, 'bytes');
  const type: unknown = Reflect.get(values, 'type');
  return bytes instanceof ArrayBuffer && typeof type === 'string' ? new Blob([bytes], { type }) : null;
}

const showIn = (values: object): string | null =>
  'show' in values && typeof values.show === 'string' ? values.show : null;

export const draftQueries = steady(draftQueriesOf(browserStorage));
