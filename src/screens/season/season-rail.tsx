import { type CSSProperties, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { integer } from '#common/base/numbers';
import type { SeasonCount } from '#mirror/queries/season-queries';
import { SeasonColumn } from './season-column';
import styles from './season-rail.module.css';
import { LoadingWords } from '../../ui/loading-words';
import { yearByKey } from './season-year';

interface SeasonRailProps {
  rail: readonly SeasonCount[];
  chosen: number;
  /** `isFurther`: a later step of the same keyboard walk, which gets no history entry of its own. */
  onWalk: (year: number, isFurther: boolean) => void;
}

/** A stage with a column for each year of the association; the chosen one is lit. */
export function SeasonRail({ rail, chosen, onWalk }: SeasonRailProps) {
  const stage = useRef<HTMLOListElement>(null);
  const isWalking = useRef(false);
  useCentred(stage, chosen);

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const year = yearByKey(event.key, chosen, rail);
    if (year === undefined) return;
    event.preventDefault();
    columnOf(stage.current, year)?.querySelector('a')?.focus({ preventScroll: true });
    if (year === chosen) return;
    onWalk(year, isWalking.current);
    isWalking.current = true;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!stage.current?.contains(relatedTarget)) isWalking.current = false;
  };
  const most = {
    pieces: Math.max(1, ...rail.map(({ pieces }) => pieces.length)),
    photos: Math.max(1, ...rail.map(({ photos }) => photos)),
    news: Math.max(1, ...rail.map(({ news }) => news)),
  };
  return (
    // React sets styles through the CSSOM, which the content security policy allows.
    <nav
      className={styles.rail}
      style={{ '--most': most.pieces } as CSSProperties}
      data-theme="dark"
      aria-label="Années"
    >
      <ol ref={stage} className={styles.stage}>
        {rail.map((season) => (
          <SeasonColumn
            key={season.year}
            season={season}
            most={most}
            isChosen={season.year === chosen}
            isFirst={season === rail[0]}
            onKeyDown={walk}
            onBlur={leave}
          />
        ))}
      </ol>
      <ul className={styles.legend} aria-label="Légende">
        <li>
          <span className={styles.billSign} aria-hidden="true" /> une pièce
        </li>
        <li>
          <span className={styles.photoSign} aria-hidden="true" /> photos, jusqu’à {integer(most.photos)} par
          an
        </li>
        <li>
          <span className={styles.newsSign} aria-hidden="true" /> brèves, jusqu’à {integer(most.news)} par an
        </li>
      </ul>
    </nav>
  );
}

/** Placeholder for the rail while the years are being counted. */
export function AwaitedRail() {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement des années…</LoadingWords>
      <div className={`${styles.rail} ${styles.awaited}`} aria-hidden="true" />
    </div>
  );
}

const columnOf = (stage: HTMLOListElement | null, year: number) =>
  stage?.querySelector<HTMLElement>(`[data-year="${year}"]`);

/** Scrolls a stage wider than the screen so that the chosen year is centred. */
function useCentred(stage: { readonly current: HTMLOListElement | null }, chosen: number) {
  const isThere = useRef(false);
  useLayoutEffect(() => {
    const column = columnOf(stage.current, chosen);
    if (!column || !stage.current) return;
    stage.current.scrollTo({
      left: column.offsetLeft - (stage.current.clientWidth - column.offsetWidth) / 2,
      // The first scroll is instant; later ones follow the style sheet: smooth, unless reduced motion is preferred.
      behavior: isThere.current ? 'auto' : 'instant',
    });
    isThere.current = true;
  }, [stage, chosen]);
}
