import type { CSSProperties } from 'react';
import { links, ofYear } from '#common/contract/site/links';
import { pick, seededRandom } from '#common/drawing/random';
import type { SeasonCount } from '#mirror/queries/season-queries';
import { classNames } from '../../ui/class-names';
import { Link, type LinkProps } from '../../ui/link';
import styles from './season-column.module.css';
import { seasonWords } from './season-year';

interface SeasonColumnProps extends Pick<LinkProps, 'onKeyDown' | 'onBlur'> {
  season: SeasonCount;
  /** The maximum values of the rail, to scale all columns. */
  most: { readonly photos: number; readonly news: number };
  isChosen: boolean;
  isFirst: boolean;
}

/** One year: its plays as bills on the wall, its photos and news in front of the stage. */
export function SeasonColumn({ season, most, isChosen, isFirst, ...walking }: SeasonColumnProps) {
  const { year, pieces, photos, news } = season;
  const isDecade = year % 10 === 0;
  return (
    <li className={classNames(styles.column, isDecade && styles.decade)} data-year={year}>
      {(isDecade || isFirst) && (
        <span className={styles.mark} aria-hidden="true">
          {year}
        </span>
      )}
      <Link
        {...walking}
        className={styles.year}
        href={ofYear(links.seasons.to(), year)}
        aria-current={isChosen ? 'true' : undefined}
        aria-label={`${year}\u00a0: ${seasonWords(season)}`}
        tabIndex={isChosen ? 0 : -1}
      >
        <span className={styles.wall}>
          {pieces.length === 0 && <span className={styles.closed}>Relâche</span>}
          {pieces.map((uuid) => (
            <span key={uuid} className={classNames(styles.bill, styles[inkOf(uuid)])} />
          ))}
        </span>
        <span className={styles.number}>
          <span className={styles.century}>{String(year).slice(0, 2)}</span>
          {String(year).slice(2)}
        </span>
        <span className={styles.front}>
          <span className={styles.photos} style={heightOf(photos / most.photos)} />
          <span className={styles.news} style={heightOf(news / most.news)} />
        </span>
      </Link>
    </li>
  );
}

/** Inks with enough contrast on the dark background. */
const bright = ['red', 'gold', 'cream', 'rose', 'sky'] as const;

const inkOf = (uuid: string) => pick(bright, seededRandom(uuid));

// React sets styles through the CSSOM, which the content security policy allows.
const heightOf = (share: number) => ({ '--share': share.toFixed(3) }) as CSSProperties;
