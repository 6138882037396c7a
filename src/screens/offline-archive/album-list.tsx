import { useId } from 'react';
import { count, integer } from '#common/base/numbers';
import type { Album, StoredArchive } from '#mirror/queries/offline-photo-queries';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/field/switch';
import styles from './offline-archive.module.css';
import { type AlbumLine, linesOf, wholeSize } from './archive-status';
import { sizeOf } from './size-words';
import { useWish } from './use-wish';
import { YearRange } from './year-range';

interface AlbumListProps {
  albums: readonly Album[];
  archive: StoredArchive;
  /** Whether all photos of all years are known. */
  isWhole: boolean;
}

/** All years that have photos: number, size, and whether they are to be kept on this device. */
export function AlbumList({ albums, archive, isWhole: isAllKnown }: AlbumListProps) {
  const title = useId();
  const wish = useWish();
  const photos = albums.reduce((sum, album) => sum + album.photos, 0);
  return (
    <section className={styles.years} aria-labelledby={title}>
      <div className={styles.yearsHead}>
        <div>
          <h2 className="section-title" id={title}>
            Les années
          </h2>
          <p className="small soft num">
            {count(albums.length, 'année')}&nbsp;· {count(photos, 'photo')}
            {isAllKnown ? '' : ' connues pour l’instant'}&nbsp;· {sizeOf(wholeSize(albums))}
          </p>
        </div>
        <Button icon="download" onClick={() => wish({ kind: 'keep', years: albums.map(({ year }) => year) })}>
          Tout garder
        </Button>
      </div>
      {albums.length > 1 && <YearRange albums={albums} />}
      <ul className={styles.albums}>
        {linesOf(albums, archive).map((line) => (
          <li key={line.year}>
            <Switch
              isSelected={line.isWanted}
              aria-label={nameOf(line)}
              onChange={(isWanted) => wish({ kind: isWanted ? 'keep' : 'release', years: [line.year] })}
            >
              <span className={styles.album}>
                <span className={styles.year}>{line.year}</span>
                <span className="small soft num">
                  {count(line.photos, 'photo')}&nbsp;· {sizeOf(line.size)}
                </span>
                <AlbumMark line={line} />
              </span>
            </Switch>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The progress of a wanted year, in one word. */
function AlbumMark({ line }: { line: AlbumLine }) {
  const { isWanted, photos, kept } = line;
  if (!isWanted) return null;
  return (
    <span className={`${styles.mark} num`}>
      {isWhole(line) ? (
        <>
          <Icon name="check" />
          {wholeWord(photos)}
        </>
      ) : (
        `${integer(kept?.kept ?? 0)} sur ${integer(photos)}`
      )}
    </span>
  );
}

const isWhole = ({ isWanted, photos, kept }: AlbumLine): boolean => isWanted && (kept?.kept ?? 0) >= photos;

const wholeWord = (photos: number): string => (photos < 2 ? 'gardée' : 'gardées');

const nameOf = (line: AlbumLine): string =>
  [
    `${line.year}\u00a0: ${count(line.photos, 'photo')}`,
    sizeOf(line.size),
    ...(isWhole(line) ? [wholeWord(line.photos)] : []),
  ].join(', ');

/** Placeholders for the years while their photos are being counted. */
export function AwaitedAlbums() {
  return (
    <div className={styles.desk} role="status" aria-busy="true">
      <div className={styles.state}>
        <LoadingWords>Chargement des années…</LoadingWords>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </div>
      <div className={styles.years}>
        <Skeleton lines={12} />
      </div>
    </div>
  );
}
