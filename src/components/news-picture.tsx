import { useState } from 'react';
import type { NewsSummary } from '#common/contract/news';
import { drawMask } from '#common/drawing/mask-picture';
import { pick, seededRandom } from '#common/drawing/random';
import { previewImageFile } from '../links';
import { DrawnPicture } from '../ui/drawn-picture';

export interface NewsPictureProps {
  news: Pick<NewsSummary, 'slug' | 'previewImage'>;
  /** What of it is seen first: the page waits for `first`, fetches `now` at once and `soon` when one scrolls near. */
  wanted: 'first' | 'now' | 'soon';
}

/** The miniature of a news item, 3:2. Without one, or where it cannot be had, the mask. */
export function NewsPicture({ news: { slug, previewImage }, wanted }: NewsPictureProps) {
  const [missing, setMissing] = useState<string>();
  const version = previewImage?.version;
  if (previewImage === undefined || version === undefined || missing === version)
    return <DrawnPicture svg={drawMask({ seed: slug, palette: pick(maskInks, seededRandom(slug)) })} />;
  return (
    <img
      ref={(image) => paintGround(image, previewImage.backgroundColor)}
      src={previewImageFile(previewImage.uuid, version)}
      alt=""
      width={600}
      height={400}
      loading={wanted === 'soon' ? 'lazy' : 'eager'}
      fetchPriority={wanted === 'first' ? 'high' : 'auto'}
      decoding="async"
      onError={() => setMissing(version)}
    />
  );
}

/** By hand: a style in the HTML that the server prints would be one that the page's policy forbids. */
function paintGround(image: HTMLImageElement | null, color: string | undefined) {
  if (image !== null && color !== undefined) image.style.backgroundColor = color;
}

/** Quiet ones, so that a page of masks is calm beside one photograph. */
const maskInks = ['plain', 'cream', 'ink', 'night', 'bottle', 'sky', 'gold', 'rose'] as const;
