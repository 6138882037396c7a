import { Icon } from '../../ui/icon';
import { NewsPicture } from '../news/news-picture';
import { PiecePoster } from '../piece/piece-poster';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import styles from './desk-preview-image.module.css';

interface DeskPreviewImageProps {
  kind: DeskListNoun['kind'];
  /** Null: never saved, so there is no picture. */
  item: DeskItem | null;
}

/** The preview image in a row, as visitors see it but small. */
export function DeskPreviewImage({ kind, item }: DeskPreviewImageProps) {
  return (
    <span className={kind === 'piece' ? `${styles.place} ${styles.poster}` : styles.place} aria-hidden="true">
      {item === null ? <Icon name="image" className={styles.none} /> : <Picture kind={kind} item={item} />}
    </span>
  );
}

function Picture({ kind, item }: { kind: DeskListNoun['kind']; item: DeskItem }) {
  const { slug, title, previewImage } = item;
  const shown = { slug, title, textAuthors: [], ...(previewImage && { previewImage }) };
  return kind === 'piece' ? <PiecePoster piece={shown} /> : <NewsPicture news={shown} wanted="soon" />;
}
