import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import styles from './miniature-field.module.css';
import { MiniaturePicture } from './miniature-picture';

/** A miniature by its uuid, with its name. */
export function MiniatureShown({ uuid }: { uuid: string }) {
  const { answer: miniature } = useMirrorAnswer(() => previewImageQueries.read(uuid), [uuid]);
  if (miniature === undefined) return null;
  if (miniature === null) return <>Une miniature qui n’est pas sur cet appareil</>;
  return (
    <span className={styles.shown}>
      <span className={styles.frame}>
        <MiniaturePicture miniature={miniature} />
      </span>
      <span>{miniature.name}</span>
    </span>
  );
}
