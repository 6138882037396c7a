import type { Collection } from '#common/contract/feed/collection-names';
import type { RowOf } from '#common/contract/feed/collections';
import type { Scope } from '#common/rules/scopes';
import type { Effect, EffectRows } from './effect';

/** A thing that is administered: its row on the desk of those who may, and the same row among those that are shown. */
export interface OnDesk<Desk extends Collection, Shown extends Collection> {
  readonly scope: Scope;
  readonly desk: Desk;
  readonly shown: Shown;
  readonly uuid: string;
}

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
