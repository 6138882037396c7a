import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { imageWords } from './image-words';
import styles from './rich-image.module.css';

interface RichImageProps {
  source: string;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
}

/**
 * A picture in a document, with the library's description. If it cannot be loaded (offline and never seen here), its
 * placeholder says so.
 */
export function RichImage({ source, width, height, className }: RichImageProps) {
  const [missing, setMissing] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    let left = false;
    void imageWords(source).then((found) => left || setWords(found));
    return () => {
      left = true;
    };
  }, [source]);
  if (missing)
    return (
      <span className={styles.missing}>
        <Icon name="image" />
        Cette image n’est pas sur cet appareil.
      </span>
    );
  return (
    <img
      className={classNames(styles.image, className)}
      src={source}
      alt={words}
      width={sizeOf(width)}
      height={sizeOf(height)}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

const sizeOf = (pixels: unknown) => (typeof pixels === 'number' && pixels > 0 ? pixels : undefined);
