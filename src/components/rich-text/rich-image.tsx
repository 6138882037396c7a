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
 * A picture in a document, with the library's description. A document names the version that it was written with; if that
 * cannot be loaded, whatever this device has of the picture is shown, and else a placeholder says so.
 */
export function RichImage({ source, width, height, className }: RichImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  useEffect(() => {
    let left = false;
    void imageWords(source).then((found) => left || setWords(found));
    return () => {
      left = true;
    };
  }, [source]);
  const shown = [source, withoutVersion(source)].find((address) => !failed.includes(address));
  if (shown === undefined)
    return (
      <span className={styles.missing}>
        <Icon name="image" />
        Cette image n’est pas sur cet appareil.
      </span>
    );
  return (
    <img
      className={classNames(styles.image, className)}
      src={shown}
      alt={words}
      width={sizeOf(width)}
      height={sizeOf(height)}
      loading="lazy"
      decoding="async"
      onError={() => setFailed((before) => [...before, shown])}
    />
  );
}

const sizeOf = (pixels: unknown) => (typeof pixels === 'number' && pixels > 0 ? pixels : undefined);

/** The address of a picture of the site, whatever its version; other addresses as they are. */
const withoutVersion = (source: string): string => source.replace(/^(\/api\/images\/[^?]*)\?v=[^&]*$/, '$1');
