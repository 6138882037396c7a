import { useAtomValue } from 'jotai';
import { useRef, useEffect } from 'react';
import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { imageQueries } from '#mirror/queries/image-queries';
import { PicturesSkeleton } from '../../components/mirror-answer/pictures-skeleton';
import { StillComing } from '../../components/mirror-answer/still-coming';
import { useSought } from '../../components/mirror-answer/use-sought';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import {
  useAddressFilter,
  type ChangeFilter,
  controlsOf,
} from '../../components/list-filter/use-address-filter';
import { OfflineArchiveLink } from '../../components/photo/offline-archive-link';
import { useJumpToTop } from '../../components/page/use-jump-to-top';
import { syncAtom } from '../../state/connection';
import { WordsField } from '../../components/list-filter/words-field';
import { YearField } from '../../components/list-filter/year-field';
import { ImageTypeField } from '../../components/list-filter/image-type-field';
import { visitorImageTypes } from '../../components/list-filter/list-types';
import { galleryFilter, galleryQuery, type GalleryFilter } from './gallery-filter';
import { GalleryWall } from './gallery-wall';
import { Lightbox } from './lightbox';
import { NoImageFound } from './no-image-found';
import wallStyles from './gallery-wall.module.css';
import styles from './gallery.module.css';

/** The association's photos and posters, on one wall. */
export function Gallery() {
  const [filter, change] = useAddressFilter(links.gallery.to(), galleryFilter);
  const key = galleryFilter.write({ ...filter, open: null });
  const { answer, reach } = useMirrorAnswer(async () => {
    const query = galleryQuery(filter);
    return { key, images: query === null ? [] : await imageQueries.find(query) };
  }, [key]);
  const { answer: alone } = useMirrorAnswer(
    async () => (filter.open === null ? null : imageQueries.read(filter.open)),
    [filter.open],
  );
  const { isFull } = useAtomValue(syncAtom);
  const isLacking = filter.open !== null && alone === null && (reach !== 'complete' || isFull);
  const sought = useSought('images', filter.open ?? '', isLacking);
  const asked = sought.kind === 'read' ? sought.alone?.image : null;
  const { enlarge, goTo, close } = useEnlarged(filter.open, change);
  const results = useRef<HTMLElement>(null);
  const isRead = answer?.key === key;
  useJumpToTop(isRead ? key : undefined, results);

  const images = answer?.images ?? [];
  const isSure = isRead && reach !== 'waiting';
  // Until the first load is over not all images are here.
  const isCounted = isRead && reach === 'complete';
  const place = images.findIndex(({ uuid }) => uuid === filter.open);
  const opened = images[place] ?? [alone, asked].find((image) => image?.uuid === filter.open) ?? undefined;
  const neighbour = (step: number) => (place === -1 ? undefined : images[place + step]?.uuid);
  return (
    <div className={`page ${styles.gallery}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>Galerie</h1>
        <GalleryPanel filter={filter} change={change} />
        <OfflineArchiveLink />
      </div>
      <section
        ref={results}
        className={styles.found}
        tabIndex={-1}
        aria-label="Résultats"
        aria-busy={!isSure}
      >
        <div aria-live="polite">
          <h2 className={styles.count}>{isCounted ? count(images.length, 'image') : 'Images'}</h2>
        </div>
        <StillComing />
        {images.length === 0 && !isSure && (
          <PicturesSkeleton count={12} words="Chargement des photos…" className={wallStyles.awaited} />
        )}
        {images.length > 0 && <GalleryWall images={images} opened={place} onOpen={enlarge} />}
        {isSure && images.length === 0 && <NoImageFound filter={filter} reach={reach} change={change} />}
      </section>
      {opened && (
        <Lightbox
          image={opened}
          place={place}
          total={images.length}
          before={neighbour(-1)}
          after={neighbour(1)}
          onOpen={goTo}
          onClose={close}
        />
      )}
    </div>
  );
}

/** In the state of a history entry: the wall is the entry before it. */
const OVER_THE_WALL = 'over-the-wall';

/**
 * Enlarges photos, at addresses of their own. Closing one that was enlarged on this wall goes back to the wall's own entry
 * of the history: otherwise the way out of the gallery would lead through it once more for each photo.
 */
function useEnlarged(open: string | null, change: ChangeFilter<GalleryFilter>) {
  // Going back takes a moment, in which a second press would leave the gallery.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [open]);
  return {
    enlarge: (uuid: string) => change({ open: uuid }, { state: OVER_THE_WALL }),
    goTo: (uuid: string) => change({ open: uuid }, { replace: true, state: history.state }),
    close() {
      if (isClosing.current) return;
      if (history.state !== OVER_THE_WALL) return change({ open: null }, { replace: true });
      isClosing.current = true;
      history.back();
    },
  };
}

interface GalleryPanelProps {
  filter: GalleryFilter;
  change: ChangeFilter<GalleryFilter>;
}

/** The filters of the gallery. */
function GalleryPanel({ filter, change }: GalleryPanelProps) {
  const control = controlsOf(filter, change);
  return (
    <search className={styles.panel}>
      <WordsField {...control('words')} label="Pièce, légende" placeholder="Le Dindon…" />
      <YearField {...control('year')} />
      <ImageTypeField {...control('type')} among={visitorImageTypes} />
    </search>
  );
}
