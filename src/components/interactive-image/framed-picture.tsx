import type { CSSProperties, ReactNode } from 'react';
import { Photo } from '../photo/photo';
import styles from './framed-picture.module.css';
import type { Picture } from './shown-images';

interface FramedPictureProps {
  picture: Picture;
  alt: string;
  /** The display width, as a `sizes` value. */
  sizes: string;
  /** What lies on the picture. */
  children?: ReactNode;
}

/**
 * A whole picture, as large as its column and the screen allow. Its frame has its final size before it is loaded, and
 * keeps it, blurred, if it cannot be.
 */
export function FramedPicture({ picture: { uuid, file }, alt, sizes, children }: FramedPictureProps) {
  const { width, height, backgroundColor, placeholder } = file;
  return (
    <div
      className={styles.frame}
      style={{ '--ratio': width / height, '--width': `${width}px` } as CSSProperties}
    >
      <Photo
        uuid={uuid}
        file={file}
        sizes={sizes}
        alt={alt}
        without={
          <div className={styles.blurred} style={{ backgroundColor, backgroundImage: `url(${placeholder})` }}>
            <p>Cette image n’a pas pu être chargée.</p>
          </div>
        }
      />
      {children}
    </div>
  );
}
