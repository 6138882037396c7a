import type { Struct } from 'superstruct';
import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import { readLane } from '#common/rules/lane';
import type { Ruling } from '#common/rules/saves/refusal';
import type { Save } from '#common/rules/saves/save';
import type { Scope } from '#common/rules/scopes';
import { isRemoval } from '../call-kinds';
import { decoded } from './decoded';
import type { Effect, EffectRows, WaitingWrite } from './effect';
import { saveOf } from './save-of';

/** Where the rows of a noun lie: on the desk of those who write it, and among those that are shown. */
interface DeskPlaces<Desk extends Collection, Shown extends Collection> {
  readonly scope: Scope;
  readonly desk: Desk;
  readonly shown: Shown;
}

/** The same of one thing. */
export interface OnDesk<Desk extends Collection, Shown extends Collection> extends DeskPlaces<Desk, Shown> {
  readonly uuid: string;
}

interface DeskRules<Row, Shown, Write> {
  /** The rule of its saves, with what a device assumes. */
  readonly saved: (save: Save<Row, Write>, pending: WaitingWrite) => Ruling<Row & Shown>;
  readonly isShown: (row: Row & Shown, at: Date) => boolean;
}

/** The effect of a write that adds, saves or deletes a thing of a noun. */
export const effectOnDesk =
  <Desk extends Collection, Shown extends Collection, Write, Schema>(
    { scope, desk, shown }: DeskPlaces<Desk, Shown>,
    body: Struct<Write, Schema>,
    { saved, isShown }: DeskRules<RowOf<Desk>, RowOf<Shown>, Write>,
  ) =>
  (pending: WaitingWrite): Effect | null => {
    const on = { scope, desk, shown, uuid: readLane(pending.thing).key };
    if (isRemoval(pending)) return removalEffect(on);
    const write = decoded(pending.body, body);
    if (write === null) return null;
    return deskEffect(on, (rows) => {
      const save = saveOf(pending, rows.get(desk, on.uuid), write);
      const ruling = saved(save, pending);
      if (ruling.ok) putOnDesk(rows, on, ruling.value, isShown(ruling.value, save.at));
    });
  };

/** The effect on a thing of the desk. */
export const deskEffect = <Desk extends Collection, Shown extends Collection>(
  { scope, desk, shown, uuid }: OnDesk<Desk, Shown>,
  apply: Effect['apply'],
): Effect => ({
  scope,
  touches: [desk, shown].map((collection) => ({ collection, key: uuid })),
  apply,
});

/** The effect of removing it. */
export const removalEffect = <Desk extends Collection, Shown extends Collection>(
  on: OnDesk<Desk, Shown>,
): Effect =>
  deskEffect(on, (rows) => {
    rows.set(on.desk, on.uuid, null);
    rows.set(on.shown, on.uuid, null);
  });

/** Puts it on the desk, and among those that are shown if it is one of them. */
export function putOnDesk<Desk extends Collection, Shown extends Collection>(
  rows: EffectRows,
  { desk, shown, uuid }: OnDesk<Desk, Shown>,
  row: RowOf<Desk> & RowOf<Shown>,
  isShown: boolean,
): void {
  rows.set(desk, uuid, row);
  rows.set(shown, uuid, isShown ? row : null);
}
