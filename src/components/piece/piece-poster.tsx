import { useState } from 'react';
import { previewImageFile } from '#common/contract/site/links';
import type { PieceSummary } from '#common/contract/content/piece';
import { authorsOf } from '../../text/casting';
import { DrawnPoster } from '../poster/drawn-poster';

interface PiecePosterProps {
  piece: Pick<PieceSummary, 'slug' | 'title' | 'textAuthors' | 'previewImage'>;
  /** Whether the picture is loaded with priority. */
  isFirst?: boolean;
}

/** The poster of a play, 3:4: its preview image, or a drawn one. */
export function PiecePoster({ piece, isFirst = false }: PiecePosterProps) {
  const { slug, title, textAuthors, previewImage } = piece;
  const [missing, setMissing] = useState<string>();
  const version = previewImage?.version;
  if (previewImage === undefined || version === undefined || missing === version)
    return <DrawnPoster seed={slug} title={title} author={authorsOf(textAuthors)} />;
  return (
    <img
      src={previewImageFile(previewImage.uuid, version)}
      alt=""
      width={600}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setMissing(version)}
    />
  );
}
