import { DOT } from '#common/base/dot';
import { isoDateTime, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import type { NewsSummary } from '#common/contract/content/news';
import { leadingDate } from '#common/rules/news-dates';
import type { SeasonPiece } from '#mirror/queries/season-queries';
import { PiecePoster } from '../../components/piece/piece-poster';
import { authorsOf } from '../../text/casting';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import styles from './seasons.module.css';

export function SeasonPieces({ pieces }: { pieces: readonly SeasonPiece[] }) {
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ piece, roles, evenings }) => (
        <li key={piece.uuid}>
          <Card
            href={links.piece.to({ slug: piece.slug })}
            title={piece.title}
            picture={<PiecePoster piece={piece} />}
            shape="poster"
          >
            <p className="small soft">{authorsOf(piece.textAuthors)}</p>
            <p className={styles.cast}>
              {[
                ...(roles > 0 ? [count(roles, 'rôle')] : []),
                ...(evenings > 0 ? [count(evenings, 'date')] : []),
              ].join(DOT)}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function SeasonNews({ news }: { news: readonly NewsSummary[] }) {
  return (
    <ul className={styles.news}>
      {news.map((item) => (
        <li key={item.uuid}>
          <Link href={links.news.to({ slug: item.slug })}>{item.title}</Link>
          <time className="small soft num" dateTime={isoDateTime(leadingDate(item))}>
            {shortDate(leadingDate(item))}
          </time>
        </li>
      ))}
    </ul>
  );
}
