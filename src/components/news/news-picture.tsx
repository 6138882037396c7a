import { useState } from 'react';
import { previewImageFile } from '#common/contract/site/links';
import type { NewsSummary } from '#common/contract/content/news';
import { maskFile } from '#common/drawing/masks';

export interface NewsPictureProps {
  news: Pick<NewsSummary, 'slug' | 'previewImage'>;
  /** Loading priority: `first` with high priority, `now` at once, `soon` when scrolled near. */
  wanted: 'first' | 'now' | 'soon';
}

/** The preview image of a news item, 3:2; the mask if it has none or it cannot be loaded. */
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

/** Set by script: the page's policy forbids inline styles in server-rendered HTML. */
function paintGround(image: HTMLImageElement | null, color: string | undefined) {
  if (image !== null && color !== undefined) image.style.backgroundColor = color;
}
