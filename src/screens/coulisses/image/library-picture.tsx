import type { ImageRow } from '#common/contract/content/image';
import { laneOf } from '#common/rules/lane';
import { Photo } from '../../../components/photo/photo';
import { BlobPicture } from '../../../components/picture-file/blob-picture';
import { useWaitingPicture } from '../../../components/image-picker/use-waiting-picture';
import { Icon } from '../../../ui/icon';
import styles from './image-grid.module.css';

interface LibraryPictureProps {
  image: ImageRow;
  /** A new file is being sent; the picture shows that one. */
  isUploading: boolean;
}

/** An image as editors see it: a picture added on this device is shown before the server has it. */
export function LibraryPicture({ image, isUploading }: LibraryPictureProps) {
  const waiting = useWaitingPicture(isUploading ? laneOf('image', image.uuid) : null);
  if (waiting !== null) return <BlobPicture file={waiting} />;
  return (
    <Photo
      uuid={image.uuid}
      file={image.file}
      sizes="(max-width: 40rem) 46vw, 17rem"
      without={
        <span className={styles.nothing}>
          <Icon name="image" />
        </span>
      }
    />
  );
}
