import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';

/** What every dialog on an item is told. */
export interface DeskDialogProps {
  noun: DeskListNoun;
  item: DeskItem;
  isOpen: boolean;
  onClose: () => void;
}
