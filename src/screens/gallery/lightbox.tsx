import { useLayoutEffect, useRef } from 'react';
import { integer } from '#common/base/numbers';
import type { ImageRow } from '#common/contract/content/image';
import { imageFile, links } from '#common/contract/site/links';
import { openBeside } from '../../components/browser/save-file';
import { Notices } from '../../components/notices/notices';
import { ShareButtons } from '../../components/page/share-buttons';
import { Icon } from '../../ui/icon';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { galleryFilter } from './gallery-filter';
import { captionOf } from './gallery-wall';
import styles from './lightbox.module.css';
import { LightboxStage } from './lightbox-stage';
import { useZoom } from './use-zoom';

interface LightboxProps {
  image: ImageRow;
  /** Index among the results, from 0; -1 if it is not one of them. */
  place: number;
  total: number;
  /** UUIDs of its neighbours. */
  before: string | undefined;
  after: string | undefined;
  onOpen: (uuid: string) => void;
  onClose: () => void;
}

/** One full-screen photo: arrows and swipes show its neighbours, Escape and the cross return to the wall. */
export function Lightbox({ image, place, total, before, after, onOpen, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useZoom(image.uuid);
  // Closed before it is removed, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const { uuid, name, file } = image;
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-theme="dark"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        const { key, altKey, ctrlKey, metaKey } = event;
        // Shortcuts of the browser: zoom, or back.
        if (altKey || ctrlKey || metaKey) return;
        if (zoom.walk(key)) return event.preventDefault();
        const neighbour = key === 'ArrowRight' ? after : key === 'ArrowLeft' ? before : undefined;
        if (neighbour !== undefined) onOpen(neighbour);
      }}
    >
      {/* The page's own notices are below any modal dialog. */}
      <Notices />
      <div className={styles.head}>
        <p className="small num" aria-live="polite">
          {place >= 0 && `${integer(place + 1)} / ${integer(total)}`}
        </p>
        <IconButton icon="close" label="Fermer" onClick={onClose} autoFocus />
      </div>
      <LightboxStage
        key={uuid}
        image={image}
        zoom={zoom}
        onSwipe={(step) => {
          const neighbour = step > 0 ? after : before;
          if (neighbour !== undefined) onOpen(neighbour);
        }}
      />
      <IconButton
        className={`${styles.step} ${styles.back}`}
        icon="chevron-left"
        label="Photo précédente"
        variant="line"
        disabled={before === undefined}
        onClick={() => before && onOpen(before)}
      />
      <IconButton
        className={`${styles.step} ${styles.on}`}
        icon="chevron-right"
        label="Photo suivante"
        variant="line"
        disabled={after === undefined}
        onClick={() => after && onOpen(after)}
      />
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2>{name}</h2>
          <p className="small num">{captionOf(image)}</p>
        </div>
        <div className={styles.acts}>
          <ShareButtons
            title={name}
            path={links.gallery.to() + galleryFilter.write({ ...galleryFilter.whole, open: uuid })}
          />
          {file && (
            <IconButton
              icon={zoom.isOn ? 'zoom-out' : 'zoom-in'}
              label={zoom.isOn ? 'Voir la photo entière' : 'Agrandir la photo'}
              variant="line"
              onClick={() => zoom.toggle()}
            />
          )}
          {file && (
            <a
              className={iconButtonClass('line')}
              href={imageFile(uuid, 'ORIGIN', file.version)}
              download={`${name} ${image.year}.${image.extension ?? 'jpg'}`}
              aria-label="Télécharger la photo d’origine"
              onClick={({ currentTarget }) => openBeside(currentTarget)}
            >
              <Icon name="download" />
            </a>
          )}
        </div>
      </div>
    </dialog>
  );
}
