import { randomUUID } from 'node:crypto';
import type { Ruling } from '#common/rules/saves/refusal';
import { type NewSave, type Save, checkVersion } from '#common/rules/saves/save';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { rowOrThrow } from '../../platform/http/call-error';
import { lockNoun } from './free-slug';
import { type NounStore, readThing } from './noun-store';

interface Thing {
  readonly uuid: string;
  readonly version: string;
}

/** The changes to a noun, each of which waits for those before it. */
export interface NounChanges<Row, Write> {
  /** Adds a thing, under the client's uuid if it sent one. Throws `already-exists` for a taken uuid, and what the rule refuses. */
  create(transaction: WriteTransaction, write: Write): Promise<Row>;
  /** Saves a thing. Throws `not-found`, `stale-version` if it was saved since `base`, and what the rule refuses. */
  update(transaction: WriteTransaction, slugOrUuid: string, write: Write, base: string | null): Promise<Row>;
  /** Removes a thing for good. Throws `not-found`, and `stale-version` if it was saved since `base`. */
  remove(transaction: WriteTransaction, slugOrUuid: string, base: string | null): Promise<null>;
  /** A thing that nobody else changes until the commit. Throws `not-found`. */
  lock(transaction: WriteTransaction, slugOrUuid: string): Promise<Row>;
}

/**
 * The changes to the things of a noun.
 * @param judge the rule of a save, with what only the server knows
 */
export function changesOf<Row extends Thing, Write extends { readonly uuid?: string | undefined }>(
  store: NounStore<Row>,
  judge: (transaction: WriteTransaction, save: Save<Row, Write, string>) => Promise<Ruling<Row>>,
): NounChanges<Row, Write> {
  const saved = async (transaction: WriteTransaction, save: NewSave<Row, Write>) =>
    rowOrThrow(await judge(transaction, stampedSave(transaction, save)));

  async function lock(transaction: WriteTransaction, slugOrUuid: string): Promise<Row> {
    await lockNoun(transaction, store.table);
    return readThing(transaction.database, store, slugOrUuid, true);
  }

  return {
    lock,
    async create(transaction, write) {
      await lockNoun(transaction, store.table);
      const uuid = write.uuid ?? randomUUID();
      const before = (await store.read(transaction.database, [uuid])).get(uuid) ?? null;
      const row = await saved(transaction, { uuid, isNew: true, before, write, base: null });
      await store.add(transaction, row);
      return row;
    },
    async update(transaction, slugOrUuid, write, base) {
      const before = await lock(transaction, slugOrUuid);
      const row = await saved(transaction, { uuid: before.uuid, isNew: false, before, write, base });
      await store.change(transaction, row, before);
      return row;
    },
    async remove(transaction, slugOrUuid, base) {
      await store.remove(transaction, rowOrThrow(checkVersion(await lock(transaction, slugOrUuid), base)));
      return null;
    },
  };
}
