import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parisDay } from '#common/base/paris-time';
import { links, ofYear } from '#common/contract/site/links';
import { seasonQueries } from '#mirror/queries/season-queries';
import { FIRST_YEAR } from '../../components/list-filter/list-year';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { OfflineArchiveLink } from '../../components/photo/offline-archive-link';
import { PageHead } from '../../components/page/page-head';
import { useServerNow } from '../../components/clock/clock-offset';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { NeverReceived } from '../../components/mirror-answer/never-received';
import { EmptyState } from '../../ui/empty-state';
import { AwaitedRail, SeasonRail } from './season-rail';
import { SeasonStory } from './season-story';
import { chosenOf, isEmpty, lastYearOn, railOf, readYear } from './season-year';
import styles from './seasons.module.css';

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
          <SeasonStory season={chosen} rail={rail} />
          <OfflineArchiveLink />
        </>
      ) : (
        <NoSeason isSilent={reach === 'silent'} />
      )}
    </div>
  );
}

interface NoSeasonProps {
  /** Nothing was ever loaded, and the server does not answer. */
  isSilent: boolean;
}

/** Shown instead of the years: none has any content, or this device has not received it yet. */
const NoSeason = ({ isSilent }: NoSeasonProps) =>
  isSilent ? (
    <NeverReceived title="Les saisons ne sont pas encore sur cet appareil">
      Les années paraîtront dès que le serveur les aura envoyées&nbsp;; ensuite, elles se liront aussi sans
      réseau.
    </NeverReceived>
  ) : (
    <EmptyState title="Aucune saison pour le moment" poster={<DrawnPoster title="Relâche" scene="vigil" />}>
      <p>Les pièces, les photos et les brèves se rangeront ici, année par année.</p>
    </EmptyState>
  );
