import { useAtomValue } from 'jotai';
import type { NewsQuery, NewsSummary } from '#common/contract/content/news';
import { newsQueries } from '#mirror/queries/news-queries';
import { ExploreCard } from './explore-card';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { ComingBooking } from '../../components/booking/coming-booking';
import { UpcomingCard } from '../../components/agenda/upcoming-card';
import { NewsList } from '../../components/news/news-list';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { siteAtom } from '../../state/site';
import { LatestMissing } from './latest-missing';
import styles from './news-home.module.css';
import { ShowBanner } from './show-banner';

/** The home page: the latest news, and links to everything else. */
export function NewsHome() {
  const { title } = useAtomValue(siteAtom);
  const printed = useAtomValue(serverRenderedPageAtom)?.latest?.slice(0, latest.limit);
  const { answer: newsList, reach } = useMirrorAnswer(readLatest, [], printed);
  return (
    <div className={`page ${styles.home}`}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.stage}>
        <ComingBooking />
        <ShowBanner />
      </div>
      <div className={styles.upcoming}>
        <UpcomingCard />
      </div>
      <section className={styles.latest} aria-labelledby="latest">
        <h2 className="section-title heading-rule" id="latest">
          Brèves
        </h2>
        <NewsList
          newsList={newsList}
          reach={reach}
          places={latest.limit}
          variant="front"
          whenEmpty={<LatestMissing reach={reach} />}
        />
      </section>
      <div className={styles.explore}>
        <ExploreCard />
      </div>
    </div>
  );
}

const latest = { limit: 9, page: 1, orderBy: 'visible-desc' } as const satisfies NewsQuery;

const readLatest = async (): Promise<readonly NewsSummary[]> => (await newsQueries.list(latest)).data;
