import { useState } from 'react';
import { previewImageFile } from '#common/contract/site/links';
import type { NewsSummary } from '#common/contract/content/news';
import { maskFile } from '#common/drawing/masks';

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
    return <img src={maskFile(slug)} alt="" width={600} height={400} decoding="async" />;
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
