import { links } from '#common/contract/site/links';
import { Link } from '../../ui/link';
import { Dialog } from '../../ui/overlay/dialog';
import { FramedPicture } from './framed-picture';
import type { ImageZone } from './shown-images';
import styles from './zone-image.module.css';
import wordStyles from './zone-words.module.css';

interface ZoneImageProps {
  zone: ImageZone;
  onClose: () => void;
}

/** The image that a zone leads to, large. */
export function ZoneImage({ zone: { name, picture }, onClose }: ZoneImageProps) {
  const isUpright = picture.file.height > picture.file.width;
  return (
    <Dialog
      title={name}
      width={isUpright ? 'large' : 'wide'}
      onClose={onClose}
      foot={<Link href={`${links.gallery.to()}?photo=${picture.uuid}`}>Voir dans la galerie</Link>}
    >
      <div className={styles.stage}>
        <FramedPicture picture={picture} alt={picture.name} sizes="(max-width: 64rem) 100vw, 60rem" />
      </div>
      {picture.description !== '' && <p className={wordStyles.text}>{picture.description}</p>}
    </Dialog>
  );
}
