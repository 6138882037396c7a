import { useState } from 'react';
import type { PreviewImageRow } from '#common/contract/content/image';
import { previewImageFile } from '#common/contract/site/links';
import { laneOf } from '#common/rules/lane';
import { BlobPicture } from '../picture-file/blob-picture';
import { useWaitingPicture } from './use-waiting-picture';

interface PreviewImagePictureProps {
  previewImage: Pick<PreviewImageRow, 'uuid' | 'backgroundColor' | 'version'>;
  className?: string | undefined;
}

/** A preview image: the local file until the server has it, and only its colour if it cannot be loaded. */
export function PreviewImagePicture({
  previewImage: { uuid, backgroundColor, version },
  className,
}: PreviewImagePictureProps) {
  const [missing, setMissing] = useState<string>();
  const waiting = useWaitingPicture(version === undefined ? laneOf('preview-image', uuid) : null);
  if (version === undefined && waiting !== null) return <BlobPicture file={waiting} className={className} />;
  if (version === undefined || version === missing)
    return <span className={className} style={{ backgroundColor }} />;
  return (
    <img
      className={className}
      src={previewImageFile(uuid, version)}
      alt=""
      width={600}
      height={400}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor }}
      onError={() => setMissing(version)}
    />
  );
}
