import type { ImageRow } from '#common/contract/content/image';
import type { WaitingUpload } from '#worker/api';
import { UpcomingBadge } from '../../../components/clock/upcoming-badge';
import { fileSize } from '../../../text/file-size';
import { Badge } from '../../../ui/badge';
import { Progress } from '../../../ui/progress';
import styles from './image-grid.module.css';

interface ImageBadgesProps {
  image: ImageRow;
  upload: WaitingUpload | undefined;
  /** A change saved on this device is not at the server yet. */
  isWaiting: boolean;
  hasDraft: boolean;
}

/** The marks of an image that editors must see first. */
export function ImageBadges({ image, upload, isWaiting, hasDraft }: ImageBadgesProps) {
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
