import { useId, useRef, useState } from 'react';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { PreviewImageDialog } from './preview-image-dialog';
import styles from './preview-image-field.module.css';
import { PreviewImagePicture } from './preview-image-picture';

interface PreviewImageFieldProps {
  label: string;
  /** Uuid of a preview image. */
  value: string | null;
  onChange: (uuid: string | null) => void;
  error?: string | undefined;
}

/** Chooses the small picture that represents something in lists: one of the site's preview images. */
export function PreviewImageField({ label, value, onChange, error }: PreviewImageFieldProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { answer: previewImage } = useMirrorAnswer(
    async () => (value === null ? null : previewImageQueries.read(value)),
    [value],
  );
  const shown = previewImage?.uuid === value ? previewImage : null;
  return (
    <div
      role="group"
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-state ${id}-error`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        {shown ? <PreviewImagePicture previewImage={shown} /> : <Icon name="image" />}
      </div>
      <div className={styles.side}>
        <p id={`${id}-state`} className={styles.state}>
          {value === null
            ? 'Aucune miniature choisie.'
            : shown === null
              ? previewImage === undefined
                ? ''
                : 'Cette miniature n’est pas sur cet appareil.'
              : shown.name}
        </p>
        <div className={styles.acts}>
          <Button ref={opener} onClick={() => setOpen(true)}>
            Choisir…
          </Button>
          {value !== null && (
            <Button
              variant="plain"
              onClick={() => {
                onChange(null);
                // The button disappears with what it removed.
                opener.current?.focus();
              }}
            >
              Retirer
            </Button>
          )}
        </div>
        <p id={`${id}-error`} className={styles.error} aria-live="polite">
          {error}
        </p>
      </div>
      {isOpen && (
        <PreviewImageDialog
          onClose={() => setOpen(false)}
          onChoose={(uuid) => {
            setOpen(false);
            onChange(uuid);
          }}
        />
      )}
    </div>
  );
}
