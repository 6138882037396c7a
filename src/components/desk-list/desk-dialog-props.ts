import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';

/** The props of every dialog on an item. */
export interface DeskDialogProps {
  noun: DeskListNoun;
  item: DeskItem;
  isOpen: boolean;
  onClose: () => void;
}
