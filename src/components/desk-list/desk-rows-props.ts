import type { ListOrder } from '#common/contract/fields/list-query';
import type { DeskAction } from './desk-actions';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import type { DeskRow } from './desk-page';

/** What shows the rows of a list, whatever its shape. */
export interface DeskRowsProps {
  noun: DeskListNoun;
  rows: readonly DeskRow[];
  /** Uuids of what was saved here and is not at the server yet. */
  waiting: ReadonlySet<string>;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  onAction: (action: DeskAction, item: DeskItem) => void;
}
