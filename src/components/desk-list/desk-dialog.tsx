import { type ComponentType, useState } from 'react';
import type { DeskAction } from './desk-actions';
import type { DeskDialogProps } from './desk-dialog-props';
import type { DeskItem } from './desk-item';
import { DiscardDialog } from './discard-dialog';
import { PreviewDialog } from './preview-dialog';
import { RevisionsAct } from './revisions-act';

/** The action about to be taken, and its item. */
export interface Opened {
  readonly action: DeskAction;
  readonly item: DeskItem;
}

interface AnyDeskDialogProps extends Pick<DeskDialogProps, 'noun' | 'onClose'> {
  opened: Opened | null;
}

/** The dialog of the chosen action; it stays mounted while its closing animation runs. */
export function DeskDialog({ noun, opened, onClose }: AnyDeskDialogProps) {
  const [shown, setShown] = useState({ opened, turn: 0 });
  if (opened !== null && opened !== shown.opened) setShown({ opened, turn: shown.turn + 1 });
  if (shown.opened === null) return null;
  const { action, item } = shown.opened;
  const Form = dialogs[action];
  return <Form key={shown.turn} noun={noun} item={item} isOpen={opened !== null} onClose={onClose} />;
}

const dialogs: Readonly<Record<DeskAction, ComponentType<DeskDialogProps>>> = {
  preview: PreviewDialog,
  revisions: RevisionsAct,
  discard: DiscardDialog,
};
