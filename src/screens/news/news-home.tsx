import { useAtomValue } from 'jotai';
import type { NewsQuery, NewsSummary } from '#common/contract/content/news';
import { newsQueries } from '#mirror/queries/news-queries';
import { links } from '#common/contract/site/links';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { UpcomingCard } from '../../components/agenda/upcoming-card';
import { NewsList } from '../../components/news/news-list';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { siteAtom } from '../../state/site';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { ComingBooking } from './coming-booking';
import { LatestMissing } from './latest-missing';
import { ShowBanner } from './show-banner';
import styles from './news-home.module.css';
import exploreCardStyles from './explore-card.module.css';

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

/** An overview of the whole site in eight lines. */
function ExploreCard() {
  return (
    <nav className={exploreCardStyles.explore} aria-labelledby="explore">
      <h2 className="section-title heading-rule" id="explore">
        Explorer
      </h2>
      <ul>
        {places.map(({ name, href }) => (
          <li key={href}>
            <Link className={exploreCardStyles.place} href={href}>
              {name}
              <Icon name="arrow" className={exploreCardStyles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const places = [
  { name: 'Bibliothèque de l’association', href: links.library.to() },
  { name: 'Bibliothèque de l’atelier', href: links.atelier.to() },
  { name: 'Galerie', href: links.gallery.to() },
  { name: 'Archives', href: links.newsArchive.to() },
  { name: 'Réservations', href: links.reservations.to() },
  { name: 'Notre histoire', href: links.history.to() },
  { name: 'Partenaires', href: links.sponsors.to() },
  { name: 'Contact', href: links.contacts.to() },
];
