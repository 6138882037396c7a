import { useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { DiscardImageDialog } from './discard-image-dialog';
import { ReplaceFileDialog } from './replace-file-dialog';

/** What is about to be done, and with which image. */
export interface OpenedImage {
  readonly action: 'replace' | 'discard';
  readonly image: ImageRow;
}

/** The dialog of what is about to be done; it stays for the time of its leaving. */
export function ImageDialog({ opened, onClose }: { opened: OpenedImage | null; onClose: () => void }) {
  const [shown, setShown] = useState({ opened, turn: 0 });
  if (opened !== null && opened !== shown.opened) setShown({ opened, turn: shown.turn + 1 });
  if (shown.opened === null) return null;
  const { action, image } = shown.opened;
  const Form = action === 'replace' ? ReplaceFileDialog : DiscardImageDialog;
  return <Form key={shown.turn} image={image} isOpen={opened !== null} onClose={onClose} />;
}
