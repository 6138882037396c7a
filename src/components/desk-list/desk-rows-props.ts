import type { ListOrder } from '#common/contract/fields/list-query';
import type { DeskAction } from './desk-actions';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import type { DeskRow } from './desk-page';

/** The props of a list's rows, as table or cards. */
export interface DeskRowsProps {
  noun: DeskListNoun;
  rows: readonly DeskRow[];
  /** Uuids of what was saved here and is not on the server yet. */
  waiting: ReadonlySet<string>;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  onAction: (action: DeskAction, item: DeskItem) => void;
}
