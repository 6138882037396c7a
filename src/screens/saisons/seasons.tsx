import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parisDay } from '#common/base/paris-time';
import { links, ofYear } from '#common/contract/site/links';
import { seasonQueries } from '#mirror/queries/season-queries';
import { FIRST_YEAR } from '../../components/list-filter/list-year';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { OfflineArchiveLink } from '../../components/photo/offline-archive-link';
import { PageHead } from '../../components/page/page-head';
import { NoSeason } from './no-season';
import { AwaitedRail, SeasonRail } from './season-rail';
import { SeasonTold } from './season-told';
import { chosenOf, isEmpty, lastYearOn, railOf, readYear } from './season-year';
import styles from './seasons.module.css';
import { useServerNow } from '../../components/clock/clock-offset';

/** All years since the first in one drawing that can be walked through; below it, the content of the chosen one. */
export function Seasons() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const today = Number(parisDay(useServerNow()).slice(0, 4));
  const { answer: counts, reach } = useMirrorAnswer(
    () => seasonQueries.count(FIRST_YEAR, lastYearOn(today)),
    [today],
  );
  const walk = useCallback(
    (year: number, isFurther: boolean) => navigate(ofYear(links.seasons.to(), year), { replace: isFurther }),
    [navigate],
  );

  const rail = counts === undefined ? [] : railOf(counts);
  const chosen = chosenOf(rail, readYear(search), today);
  const isKnown = rail.some((season) => !isEmpty(season));
  return (
    <div className={`page ${styles.seasons}`}>
      <PageHead title="Les saisons">
        Choisissez une année&nbsp;: ses pièces, ses photos et ses brèves s’affichent.
      </PageHead>
      {reach === 'waiting' ? (
        // During the first load the years would grow while being read.
        <AwaitedRail />
      ) : chosen !== undefined && isKnown ? (
        <>
          <SeasonRail rail={rail} chosen={chosen.year} onWalk={walk} />
          <SeasonTold season={chosen} rail={rail} />
          <OfflineArchiveLink />
        </>
      ) : (
        <NoSeason isSilent={reach === 'silent'} />
      )}
    </div>
  );
}
