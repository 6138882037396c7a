import { useAtomValue } from 'jotai';
import type { ImageRow } from '#common/contract/content/image';
import { laneOf } from '#common/rules/lane';
import { DOT } from '#common/base/dot';
import { nameOf } from '#common/contract/content/reference-names';
import type { WaitingUpload } from '#worker/api';
import { syncAtom } from '../../../state/connection';
import { type OpenAction, type RowAction, RowMenu } from '../list/row-actions';
import { useDrafts } from '../list/use-drafts';
import { useWaiting } from '../list/use-waiting';
import { Photo } from '../../../components/photo/photo';
import { BlobPicture } from '../../../components/picture-file/blob-picture';
import { useWaitingPicture } from '../../../components/image-picker/use-waiting-picture';
import { Icon } from '../../../ui/icon';
import { UpcomingBadge } from '../../../components/clock/upcoming-badge';
import { fileSize } from '../../../text/file-size';
import { Badge } from '../../../ui/badge';
import { Progress } from '../../../ui/progress';
import styles from './image-grid.module.css';

interface ImageGridProps {
  images: readonly ImageRow[];
  actionsOf: (image: ImageRow) => readonly RowAction<ImageRow>[];
  /** A press on the picture. */
  onEdit: (image: ImageRow) => void;
  open: OpenAction<ImageRow>;
}

/** A grid of uncropped images, with the marks that editors need. */
export function ImageGrid({ images, actionsOf, onEdit, open }: ImageGridProps) {
  const { uploads } = useAtomValue(syncAtom);
  const waiting = useWaiting('image');
  const drafts = useDrafts('image');
  return (
    <ul className={styles.grid}>
      {images.map((image) => {
        const { uuid, name } = image;
        const upload = uploads.find(({ lane }) => lane === laneOf('image', uuid));
        return (
          <li key={uuid} className={styles.card}>
            <button
              type="button"
              className={styles.picture}
              aria-label={`Modifier ${name}`}
              onClick={() => onEdit(image)}
            >
              <LibraryPicture image={image} isUploading={upload !== undefined} />
            </button>
            <div className={styles.words}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.facts}>{factsOf(image)}</p>
            </div>
            <RowMenu row={image} label={`Actions sur ${name}`} actions={actionsOf(image)} open={open} />
            <ImageBadges
              image={image}
              upload={upload}
              isWaiting={waiting.has(uuid)}
              hasDraft={drafts.some((draft) => draft.uuid === uuid)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The facts below an image's name: `2009 · Photo · Adultes`. */
const factsOf = ({ year, types, spectacleTypes }: ImageRow): string =>
  [
    year,
    ...types.map((code) => nameOf('image-types', code)),
    ...spectacleTypes.map((code) => nameOf('spectacle-types', code)),
  ].join(DOT);

interface LibraryPictureProps {
  image: ImageRow;
  /** A new file is being sent; the picture shows that one. */
  isUploading: boolean;
}

/** An image as editors see it: a picture added on this device is shown before the server has it. */
function LibraryPicture({ image, isUploading }: LibraryPictureProps) {
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

interface ImageBadgesProps {
  image: ImageRow;
  upload: WaitingUpload | undefined;
  /** A change saved on this device is not at the server yet. */
  isWaiting: boolean;
  hasDraft: boolean;
}

/** The marks of an image that editors must see first. */
function ImageBadges({ image, upload, isWaiting, hasDraft }: ImageBadgesProps) {
  return (
    <div className={styles.marks}>
      <UpcomingBadge from={image.visibleFrom} />
      {hasDraft && <Badge shape="dashed">Brouillon sur cet appareil</Badge>}
      {image.file === undefined && upload === undefined && <Badge shape="cross">Sans fichier</Badge>}
      {upload === undefined ? (
        isWaiting && <Badge shape="half">En attente d’envoi</Badge>
      ) : (
        <UploadProgress upload={upload} />
      )}
    </div>
  );
}

function UploadProgress({ upload: { sent, size } }: { upload: WaitingUpload }) {
  return (
    <Progress
      label="En attente d’envoi"
      value={sent / Math.max(1, size)}
      detail={sent === 0 ? fileSize(size) : `${fileSize(sent)} sur ${fileSize(size)}`}
    />
  );
}
