import { useRef, useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { PicturesSkeleton } from '../../../components/mirror-answer/pictures-skeleton';
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
import { useEditedImage } from './use-edited-image';
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
  const { page: atPage } = filter;
  const close = () => change({ open: null, page: atPage }, { replace: true });
  const edited = useEditedImage(filter.open, close);
  const act = (action: ImageAction, image: ImageRow) => {
    if (action === 'edit') change({ open: image.uuid, page: atPage });
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
      {edited && <EditImageDialog key={edited.uuid} uuid={edited.uuid} file={edited.file} onClose={close} />}
    </>
  );
}
