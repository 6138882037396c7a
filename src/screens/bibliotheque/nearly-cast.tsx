import { useId, useState } from 'react';
import { count } from '#common/base/numbers';
import { Button } from '../../ui/button';
import type { LibraryPiece } from './library-results';
import styles from './library.module.css';
import { PieceGrid } from './piece-grid';

/** Two rows of four. */
const AT_FIRST = 8;

/** The plays that a troupe could cast with a few more people. */
export function NearlyCast({ pieces }: { pieces: readonly LibraryPiece[] }) {
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const hidden = pieces.length - AT_FIRST;
  return (
    <section className={styles.near} aria-labelledby={titleId}>
      <div className={styles.foundHead}>
        <h2 id={titleId}>Presque&nbsp;: il manque quelqu’un</h2>
        <p className="small soft num">{count(pieces.length, 'pièce')}</p>
      </div>
      <PieceGrid pieces={isWhole ? pieces : pieces.slice(0, AT_FIRST)} />
      {hidden > 0 && !isWhole && (
        <Button className={styles.more} onClick={() => setWhole(true)}>
          {hidden === 1 ? 'Montrer la dernière' : `Montrer les ${hidden} autres`}
        </Button>
      )}
    </section>
  );
}
