import { useRef, useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { imageQueries } from '#mirror/queries/image-queries';
import { PicturesSkeleton } from '../../../components/mirror-answer/pictures-skeleton';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { Found } from '../../../components/list-filter/found';
import type { ChangeFilter } from '../../../components/list-filter/use-address-filter';
import { downloadImage } from './download-image';
import { EditImageDialog } from './edit-image-dialog';
import type { ImageAction } from './image-actions';
import { ImageDialog, type OpenedImage } from './image-dialog';
import type { ImageFilter } from './image-filter';
import { ImageGrid } from './image-grid';
import gridStyles from './image-grid.module.css';
import { ImagePanel } from './image-panel';
import { NoImageHere } from './no-image-here';
import { useImagePage } from './use-image-page';

interface ImageFoundProps {
  filter: ImageFilter;
  change: ChangeFilter<ImageFilter>;
  hrefOf: (page: number) => string;
}

/** The images that a filter finds, with the search panel and the actions. */
export function ImageFound({ filter, change, hrefOf }: ImageFoundProps) {
  const results = useRef<HTMLElement>(null);
  const { page, reach, isReading } = useImagePage(filter, change, results);
  const [opened, setOpened] = useState<OpenedImage | null>(null);
  const { answer: edited } = useMirrorAnswer(
    async () => (filter.open === null ? null : imageQueries.read(filter.open)),
    [filter.open],
  );
  const edit = (open: string | null) => change({ open, page: filter.page });
  const act = (action: ImageAction, image: ImageRow) => {
    if (action === 'edit') edit(image.uuid);
    else if (action === 'download') downloadImage(image);
    else setOpened({ action, image });
  };
  const isEmpty = page?.images.length === 0;
  return (
    <>
      <ImagePanel filter={filter} change={change} />
      <Found
        ref={results}
        label="Images"
        isReading={isReading}
        counted={reach === 'waiting' ? undefined : page?.metadata}
        word="image"
        hrefOf={hrefOf}
      >
        {page === undefined || (isEmpty && reach === 'waiting') ? (
          <PicturesSkeleton count={filter.size} words="Chargement des images…" className={gridStyles.grid} />
        ) : isEmpty ? (
          <NoImageHere filter={filter} reach={reach} change={change} />
        ) : (
          <ImageGrid images={page.images} onAction={act} />
        )}
      </Found>
      <ImageDialog opened={opened} onClose={() => setOpened(null)} />
      {filter.open !== null && edited !== undefined && (
        <EditImageDialog
          key={filter.open}
          uuid={filter.open}
          file={edited?.file}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
