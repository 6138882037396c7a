import { type ReactNode, useState } from 'react';
import type { ImageFile } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';

interface PhotoProps {
  uuid: string;
  file: ImageFile | null | undefined;
  /** The display width, as a `sizes` value: no larger picture is fetched than this screen needs. */
  sizes: string;
  alt?: string;
  isFirst?: boolean;
  className?: string | undefined;
  /** Shown instead if there is no file, or it cannot be loaded. */
  without: ReactNode;
}

/** A picture of the gallery, blurred until it is loaded. */
export function Photo({ uuid, file, sizes, alt = '', isFirst = false, className, without }: PhotoProps) {
  const [missing, setMissing] = useState<string>();
  if (!file || missing === file.version) return without;
  const address = (format: 'S' | 'M' | 'L') => imageFile(uuid, format, file.version);
  return (
    <img
      className={className}
      src={address('M')}
      srcSet={`${address('S')} 320w, ${address('M')} 800w, ${address('L')} 1600w`}
      sizes={sizes}
      alt={alt}
      width={file.width}
      height={file.height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      style={{ backgroundColor: file.backgroundColor, backgroundImage: `url(${file.placeholder})` }}
      onError={() => setMissing(file.version)}
    />
  );
}
