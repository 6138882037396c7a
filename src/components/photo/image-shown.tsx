import { imageQueries } from '#mirror/queries/image-queries';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { Photo } from './photo';
import styles from './image-shown.module.css';

/** An image of the gallery by its uuid, with its name. */
export function ImageShown({ uuid }: { uuid: string }) {
  const { answer: image } = useMirrorAnswer(() => imageQueries.read(uuid), [uuid]);
  if (image === undefined) return null;
  if (image === null) return <>Une image qui n’est pas sur cet appareil</>;
  return (
    <span className={styles.shown}>
      <span className={styles.thumbnail}>
        <Photo uuid={uuid} file={image.file} sizes="11rem" without={<></>} />
      </span>
      <span>{image.name}</span>
    </span>
  );
}
