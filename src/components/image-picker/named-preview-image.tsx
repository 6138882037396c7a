import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import styles from './preview-image-field.module.css';
import { PreviewImagePicture } from './preview-image-picture';

/** A preview image by its uuid, with its name. */
export function NamedPreviewImage({ uuid }: { uuid: string }) {
  const { answer: previewImage } = useMirrorAnswer(() => previewImageQueries.read(uuid), [uuid]);
  if (previewImage === undefined) return null;
  if (previewImage === null) return <>Une miniature qui n’est pas sur cet appareil</>;
  return (
    <span className={styles.shown}>
      <span className={styles.frame}>
        <PreviewImagePicture previewImage={previewImage} />
      </span>
      <span>{previewImage.name}</span>
    </span>
  );
}
