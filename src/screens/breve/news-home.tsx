import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import type { NewsQuery } from '#common/contract/news';
import { newsQueries } from '#mirror/queries/news-queries';
import { ExploreCard } from '../../components/explore-card';
import { NewsList } from '../../components/news-list';
import { siteAtom } from '../../state/site';
import { LatestMissing } from './latest-missing';
import styles from './news-home.module.css';

/** The front of the house: the latest news, and the ways to everything else. */
export function NewsHome() {
  const { title } = useAtomValue(siteAtom);
  const page = useLiveQuery(() => newsQueries.list(latest), []);
  return (
    <div className={`page ${styles.home}`}>
      <h1 className="visually-hidden">{title}</h1>
      <section className={styles.latest} aria-labelledby="latest">
        <h2 className="section-title heading-rule" id="latest">
          Brèves
        </h2>
        <NewsList newsList={page?.data} places={latest.limit} look="front" whenEmpty={<LatestMissing />} />
      </section>
      <div className={styles.wings}>
        <ExploreCard />
      </div>
    </div>
  );
}

const latest = { limit: 9, page: 1, orderBy: 'visible-desc' } as const satisfies NewsQuery;
