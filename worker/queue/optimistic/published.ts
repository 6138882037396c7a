import type { Struct } from 'superstruct';
import type { Collection } from '#common/contract/feed/collection-names';
import { readLane } from '#common/rules/lane';
import type { Ruling } from '#common/rules/saves/refusal';
import type { Save } from '#common/rules/saves/save';
import { decoded } from './decoded';
import type { Effect, EffectRows, WaitingWrite } from './effect';
import { saveOf } from './save-of';

/** How the things of a noun are stored in the mirror, and the rule of their saves. */
interface PublishedNoun<Write, Row, Saved extends { readonly row: { readonly visibleFrom: Date } }> {
  readonly struct: Struct<Write, unknown>;
  /** The collections that may hold a thing's rows, under its key. */
  readonly collections: readonly Collection[];
  readonly find: (rows: EffectRows, uuid: string) => Row | null;
  readonly save: (save: Save<Row, Write>) => Ruling<Saved>;
  readonly put: (rows: EffectRows, saved: Saved, place: 'appeared' | 'coming') => void;
}

/** The effect of a write on a thing that editors publish: they see it as it will be. */
export function publishedEffect<Write, Row, Saved extends { readonly row: { readonly visibleFrom: Date } }>(
  pending: WaitingWrite,
  noun: PublishedNoun<Write, Row, Saved>,
): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const { collections } = noun;
  if (pending.call.startsWith('delete'))
    return editorsEffect(uuid, collections, (rows) => clear(rows, uuid, collections));
  const write = decoded(pending.body, noun.struct);
  if (write === null) return null;
  return editorsEffect(uuid, collections, (rows) => {
    const save = saveOf(pending, noun.find(rows, uuid), write);
    const ruling = noun.save(save);
    if (!ruling.ok) return;
    clear(rows, uuid, collections);
    noun.put(rows, ruling.value, ruling.value.row.visibleFrom <= save.at ? 'appeared' : 'coming');
  });
}

/** The effect of an editor's write on one thing, whose rows are in several collections under its key. */
export function editorsEffect(
  uuid: string,
  collections: readonly Collection[],
  apply: (rows: EffectRows) => void,
): Effect {
  return { scope: 'contenu', touches: collections.map((collection) => ({ collection, key: uuid })), apply };
}

/** Removes a thing from all its collections. */
export function clear(rows: EffectRows, uuid: string, collections: readonly Collection[]): void {
  for (const collection of collections) rows.set(collection, uuid, null);
}
