import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import type { LibraryPiece } from './library-results';
import styles from './library.module.css';
import { PieceCard } from './piece-card';

/** Maximum number of plays in the first row. */
const FIRST_ROW = 4;

interface PieceGridProps {
  pieces: readonly LibraryPiece[];
  /** Whether it is at the top of the page. */
  isFirst?: boolean;
}

export function PieceGrid({ pieces, isFirst = false }: PieceGridProps) {
  return (
    <ul className={styles.pieces}>
      {pieces.map((listed, place) => (
        <li key={listed.piece.uuid}>
          <PieceCard {...listed} isFirst={isFirst && place < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for plays that are being read, or loaded for the first time. */
export function AwaitedPieces({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement des pièces…</LoadingWords>
      <ul className={`${styles.pieces} ${styles.awaited}`} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <Skeleton shape="poster" />
            <Skeleton lines={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
