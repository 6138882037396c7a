import { DOT } from '#common/base/dot';
import { links } from '#common/contract/site/links';
import { missingIn } from '#common/rules/casting';
import { yearInList } from '#common/rules/list-order';
import { CastFigures } from '../../components/piece/cast-figures';
import { UpcomingBadge } from '../../components/clock/upcoming-badge';
import { PiecePoster } from '../../components/piece/piece-poster';
import { authorsOf, castWords, castingWords, durationWords } from '../../text/casting';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import type { LibraryPiece } from './library-results';
import styles from './piece-card.module.css';

interface PieceCardProps extends LibraryPiece {
  /** Whether its poster is visible at first, and so loaded with priority. */
  isFirst: boolean;
}

/** A play in the list: its poster, its authors, its length, and how a troupe can cast it. */
export function PieceCard({ piece, casting, isFirst }: PieceCardProps) {
  const { slug, title, textAuthors, genre, duration, charactersData, performance, visibleFrom } = piece;
  const facts = [genre, duration && durationWords(duration)].filter(Boolean);
  const lastYear = yearInList(performance?.years ?? []);
  return (
    <Card
      href={links.piece.to({ slug })}
      title={title}
      picture={<PiecePoster piece={piece} isFirst={isFirst} />}
      shape="poster"
    >
      <p className={styles.facts}>{authorsOf(textAuthors)}</p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(DOT)}</p>}
      {casting === null ? (
        <>
          <p className={styles.facts}>{castWords(charactersData)}</p>
          {lastYear > 0 && <p className={styles.played}>Jouée en {lastYear}</p>}
        </>
      ) : (
        <p className={styles.fit}>
          <CastFigures {...casting} />
          <span className={classNames(fitClass(casting))}>{castingWords(casting)}</span>
        </p>
      )}
      <UpcomingBadge from={visibleFrom} />
    </Card>
  );
}

function fitClass(casting: NonNullable<LibraryPiece['casting']>): string | undefined {
  if (missingIn(casting) > 0) return styles.lacking;
  return casting.women.idle + casting.men.idle === 0 ? styles.full : undefined;
}
