import type { RefObject } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import { imageQueries } from '#mirror/queries/image-queries';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { type ListPage, useListPage } from '../../../components/list-filter/use-list-page';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { type ImageFilter, imageFilter, imageQueryOf } from './image-filter';
import { serverNow } from '../../../components/clock/clock-offset';

export interface ImagePage {
  readonly metadata: PageMetadata;
  readonly images: readonly ImageRow[];
}

/** The live page of images of a filter, shown in the given element. */
export function useImagePage(
  filter: ImageFilter,
  change: ChangeFilter<ImageFilter>,
  shown: RefObject<HTMLElement | null>,
): ListPage<ImagePage> {
  return useListPage({
    key: imageFilter.write(filter),
    page: filter.page,
    read: () => readPage(filter),
    change,
    shown,
  });
}

async function readPage(filter: ImageFilter): Promise<ImagePage> {
  const query = imageQueryOf(filter);
  const found = query === null ? [] : await imageQueries.find(query);
  const images = filter.view === 'sans-fichier' ? found.filter(({ file }) => file === undefined) : found;
  const first = (filter.page - 1) * filter.size;
  return {
    metadata: pageMetadata(filter.page, filter.size, images.length),
    images: images.slice(first, first + filter.size),
  };
}

export interface ImageCounts {
  readonly all: number;
  readonly coming: number;
  readonly withoutFile: number;
}

/** Number of images of each view but the trash, whatever the filter. */
export function useImageCounts(): ImageCounts | undefined {
  const { answer } = useMirrorAnswer(async () => {
    const images = await imageQueries.find({});
    const now = serverNow();
    return {
      all: images.length,
      coming: images.filter(({ visibleFrom }) => visibleFrom > now).length,
      withoutFile: images.filter(({ file }) => file === undefined).length,
    };
  });
  return answer;
}
