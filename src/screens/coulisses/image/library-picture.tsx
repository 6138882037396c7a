import type { ImageRow } from '#common/contract/content/image';
import { laneOf } from '#common/rules/lane';
import { Photo } from '../../../components/photo/photo';
import { BlobPicture } from '../../../components/picture-file/blob-picture';
import { useWaitingPicture } from '../../../components/image-picker/use-waiting-picture';
import { Icon } from '../../../ui/icon';
import styles from './image-grid.module.css';

interface LibraryPictureProps {
  image: ImageRow;
  /** A file of it is on its way: that one is shown. */
  isUploading: boolean;
}

/** An image as its editors see it: with the picture that was added here, before the server has it. */
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
