import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '../../ui/button';

interface PictureButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'size' | 'pending'> {
  children: ReactNode;
  onChoose: (files: readonly File[]) => void;
  many?: boolean;
  /** Opens the camera on a phone; elsewhere the file dialog. */
  byCamera?: boolean;
}

/** Chooses pictures from the device. */
export function PictureButton({ children, onChoose, many = false, byCamera, ...style }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...style} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        accept={ACCEPTED}
        {...(byCamera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows the same file to be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif';
