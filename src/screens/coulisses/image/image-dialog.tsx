import { useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { DiscardImageDialog } from './discard-image-dialog';
import { ReplaceFileDialog } from './replace-file-dialog';

/** The opened action, and its image. */
export interface OpenedImage {
  readonly action: 'replace' | 'discard';
  readonly image: ImageRow;
}

/** The dialog of the opened action; it stays mounted while it closes. */
export function ImageDialog({ opened, onClose }: { opened: OpenedImage | null; onClose: () => void }) {
  const [shown, setShown] = useState({ opened, turn: 0 });
  if (opened !== null && opened !== shown.opened) setShown({ opened, turn: shown.turn + 1 });
  if (shown.opened === null) return null;
  const { action, image } = shown.opened;
  const Form = action === 'replace' ? ReplaceFileDialog : DiscardImageDialog;
  return <Form key={shown.turn} image={image} isOpen={opened !== null} onClose={onClose} />;
}
