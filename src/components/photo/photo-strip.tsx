import type { ImageRow } from '#common/contract/content/image';
import { links } from '#common/contract/site/links';
import { Link } from '../../ui/link';
import { Photo } from './photo';
import styles from './photo-strip.module.css';

interface PhotoStripProps {
  photos: readonly ImageRow[];
  /** The gallery's filter when a photo is opened there, so that its neighbours are of the same kind. */
  within: Readonly<Record<string, string>>;
}

/** A selection of photos, in a row or two; each opens in the gallery. */
export function PhotoStrip({ photos, within }: PhotoStripProps) {
  return (
    <ul className={styles.photos}>
      {photos.map(({ uuid, name, file }) => (
        <li key={uuid}>
          <Link href={`${links.gallery.to()}?${new URLSearchParams({ ...within, photo: uuid })}`}>
            <Photo
              uuid={uuid}
              file={file}
              sizes="(max-width: 40rem) 45vw, 14rem"
              alt={name}
              without={<span className={styles.noPhoto}>{name}</span>}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
