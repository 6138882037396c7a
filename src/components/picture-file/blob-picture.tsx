import { useEffect, useRef } from 'react';

interface BlobPictureProps {
  file: Blob;
  alt?: string;
  className?: string | undefined;
}

/** A picture from a Blob in memory. */
export function BlobPicture({ file, alt = '', className }: BlobPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} className={className} alt={alt} decoding="async" />;
}
