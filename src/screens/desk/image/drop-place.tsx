import { useEffect, useEffectEvent, useState } from 'react';
import { PictureButton } from '../../../components/picture-file/picture-button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import styles from './drop-place.module.css';

interface DropPlaceProps {
  onChoose: (files: readonly File[]) => void;
  /** Pictures have already been chosen. */
  isSmall: boolean;
}

/** Takes in pictures: dropped anywhere on the page, pasted, chosen, or taken with the camera. */
export function DropPlace({ onChoose, isSmall }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      choose(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      choose(files);
    };
    const end = new AbortController();
    const { signal } = end;
    // Taken before the page refuses what is dropped beside its place.
    addEventListener('dragover', over, { signal, capture: true });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal, capture: true });
    addEventListener('paste', paste, { signal });
    return () => end.abort();
  }, []);
  return (
    <div className={classNames(styles.place, isSmall && styles.small)} data-over={isOver || undefined}>
      {!isSmall && <Icon name="image" className={styles.sign} />}
      <p className={styles.words}>
        <span className={styles.lead}>{isSmall ? 'Déposez-en d’autres' : 'Déposez des images ici'}</span>
        <span className={styles.hint}>
          ou collez-les (Ctrl+V). JPEG, PNG, WebP, AVIF ou GIF, 25&nbsp;Mo et 100&nbsp;mégapixels au plus.
        </span>
      </p>
      <div className={styles.ways}>
        <PictureButton variant={isSmall ? 'line' : 'primary'} icon="plus" many onChoose={onChoose}>
          Choisir des images…
        </PictureButton>
        <span className={styles.camera}>
          <PictureButton icon="camera" byCamera onChoose={onChoose}>
            Prendre une photo
          </PictureButton>
        </span>
      </div>
    </div>
  );
}
