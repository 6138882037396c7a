import type { CastRange, Casting, TroupeCasting } from '#common/rules/casting';
import styles from './cast-figures.module.css';

interface CastFiguresProps {
  women: Casting;
  men: Casting;
  /** People who are missing and may be women or men. */
  missingEither?: number;
}

/** A cast as small figures, women first. The words beside them say the same. */
export function CastFigures({ women, men, missingEither = 0 }: CastFiguresProps) {
  return (
    <span className={styles.cast} aria-hidden="true">
      <Figures of={women} shape={WOMAN} />
      <span className={styles.gap} />
      <Figures of={men} shape={MAN} />
      {missingEither > 0 && (
        <>
          <span className={styles.gap} />
          <Figures of={{ plays: 0, open: 0, idle: 0, missing: missingEither }} shape={MAN} />
        </>
      )}
    </span>
  );
}

/** The figures of a play without a particular troupe: the least it needs, and the most it can take. */
export const figuresOf = (cast: CastRange): Pick<TroupeCasting, 'women' | 'men'> => ({
  women: { plays: cast.minWomen, open: cast.maxWomen - cast.minWomen, idle: 0, missing: 0 },
  men: { plays: cast.minMen, open: cast.maxMen - cast.minMen, idle: 0, missing: 0 },
});

/** In display order: on stage, missing, optional, without a part. */
const STATUSES = ['plays', 'missing', 'open', 'idle'] as const;

function Figures({ of, shape }: { of: Casting; shape: string }) {
  return STATUSES.flatMap((status) =>
    Array.from({ length: of[status] }, (_, rank) => (
      <svg key={`${status}-${rank}`} viewBox="0 0 12 21" className={styles[status]}>
        <circle cx="6" cy="3.6" r="2.7" />
        <path d={shape} />
      </svg>
    )),
  );
}

const WOMAN = 'M6 7.6L11 20H1z';
const MAN = 'M2.6 7.8H9.4V20H2.6z';
