import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { ImagePicker } from './image-picker';
import { type PickedImage, pickedImageOf } from './picked-image';

interface PickImage {
  /** Lets the person choose an image of the site; null if they choose none. */
  readonly ask: () => Promise<PickedImage | null>;
  /** To be rendered by the caller. */
  readonly dialog: ReactNode;
}

export function usePickImage(): PickImage {
  const { ask, dialog } = usePickImageRow('Choisir une image');
  const pick = useCallback(async () => {
    const row = await ask();
    return row === null ? null : pickedImageOf(row);
  }, [ask]);
  return { ask: pick, dialog };
}

/** The same, but resolves with the mirror's whole row of the image. */
export function usePickImageRow(title: string) {
  const waiting = useRef<((image: ImageRow | null) => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useCallback((image: ImageRow | null) => {
    waiting.current?.(image);
    waiting.current = null;
    setOpen(false);
  }, []);
  const ask = useCallback(
    () =>
      new Promise<ImageRow | null>((resolve) => {
        // A new question cancels the previous one.
        waiting.current?.(null);
        waiting.current = resolve;
        setOpen(true);
      }),
    [],
  );
  useEffect(() => () => waiting.current?.(null), []);
  return {
    ask,
    dialog: isOpen && <ImagePicker title={title} onChoose={answer} onClose={() => answer(null)} />,
  };
}
