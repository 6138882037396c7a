import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import type { ImageRow } from '#common/contract/content/image';
import { laneOf } from '#common/rules/lane';
import { draftQueries } from '#mirror/queries/draft-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { syncAtom } from '../../../state/connection';
import { personAtom } from '../../../state/session';
import { Menu } from '../../../ui/overlay/menu';
import { type ImageAction, actionsOn } from './image-actions';
import styles from './image-grid.module.css';
import { ImageBadges } from './image-badges';
import { factsOf } from './image-words';
import { LibraryPicture } from './library-picture';

interface ImageGridProps {
  images: readonly ImageRow[];
  onAction: (action: ImageAction, image: ImageRow) => void;
}

/** A grid of uncropped images, with the marks that editors need. */
export function ImageGrid({ images, onAction }: ImageGridProps) {
  const { uploads } = useAtomValue(syncAtom);
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('image'), []);
  const drafts = useLiveQuery(() => draftQueries.list(owner, 'image'), [owner]);
  return (
    <ul className={styles.grid}>
      {images.map((image) => {
        const { uuid, name } = image;
        const upload = uploads.find(({ lane }) => lane === laneOf('image', uuid));
        return (
          <li key={uuid} className={styles.card}>
            <button
              type="button"
              className={styles.picture}
              aria-label={`Modifier ${name}`}
              onClick={() => onAction('edit', image)}
            >
              <LibraryPicture image={image} isUploading={upload !== undefined} />
            </button>
            <div className={styles.words}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.facts}>{factsOf(image)}</p>
            </div>
            <Menu
              icon="more"
              label={`Actions sur ${name}`}
              actions={actionsOn(image)}
              onAction={(id) => {
                const action = actionsOn(image).find((offered) => offered.id === id);
                if (action !== undefined) onAction(action.id, image);
              }}
            />
            <ImageBadges
              image={image}
              upload={upload}
              isWaiting={waiting?.has(uuid) ?? false}
              hasDraft={drafts?.some((draft) => draft.uuid === uuid) ?? false}
            />
          </li>
        );
      })}
    </ul>
  );
}
