import { randomUUID } from 'node:crypto';
import { encodeWire } from '#common/base/wire';
import type { RevisionKind } from '#common/contract/content/revision';
import type { PersonReference } from '#common/contract/people/user';
import type { WriteTransaction } from '../../platform/database/transaction';
import { type NewRevision, addRevision, hasRevisions } from './revision-repository';

/** A save and its author. */
interface Save {
  readonly kind: RevisionKind;
  readonly uuid: string;
  readonly by: string;
  /** The body of the call. */
  readonly write: { readonly title: string };
}

/** A thing in the form that calls return. */
interface Answered {
  readonly title: string;
  readonly creationDate?: Date | undefined;
  readonly lastModified?: Date | undefined;
  readonly author?: PersonReference | undefined;
  readonly lastAuthor?: PersonReference | undefined;
}

/**
 * Stores a revision of a save, in the transaction of the save. The first save over a thing that was imported, or that
 * came with the site, also stores a revision of its state before.
 * @param before reads the thing as it is before this save
 */
export async function storeRevision(
  transaction: WriteTransaction,
  save: Save,
  before: (() => Promise<Answered>) | null,
): Promise<void> {
  const { kind, uuid } = save;
  if (before !== null && !(await hasRevisions(transaction, kind, uuid))) {
    const original = await before();
    await addRevision(transaction, {
      uuid: randomUUID(),
      kind,
      thing: uuid,
      at: original.lastModified ?? original.creationDate ?? transaction.now,
      author: original.lastAuthor?.uuid ?? original.author?.uuid ?? null,
      title: original.title,
      content: contentOf(original),
    });
  }
  await addRevision(transaction, revisionOf(transaction, save));
}

/** The revision of a save. */
export const revisionOf = ({ now }: WriteTransaction, { kind, uuid, by, write }: Save): NewRevision => ({
  uuid: randomUUID(),
  kind,
  thing: uuid,
  at: now,
  author: by,
  title: write.title.trim(),
  content: contentOf(write),
});

/** Fields set by the server, which are not part of what was written. */
const decidedHere = new Set([
  'uuid',
  'slug',
  'creationDate',
  'lastModified',
  'author',
  'lastAuthor',
  'version',
]);

function contentOf(thing: object): string {
  return encodeWire(Object.fromEntries(Object.entries(thing).filter(([field]) => !decidedHere.has(field))));
}
