import type { ReactNode } from 'react';
import type { NewsSummary } from '#common/contract/content/news';
import { CardGrid, SkeletonCard } from '../../ui/card';
import type { MirrorReach } from '../mirror-answer/mirror-reach';
import { NewsCard } from './news-card';

interface NewsListProps {
  /** Undefined until the mirror has answered. */
  newsList: readonly NewsSummary[] | undefined;
  reach: MirrorReach;
  /** How many cards are awaited. */
  places: number;
  /** The home's front page, or the archive's shelves: smaller cards, and the years they are about. */
  look: 'front' | 'shelves';
  /** What to say when there is nothing, and nothing is on its way. */
  whenEmpty: ReactNode;
}

/** Cards, their empty places while they are being read or loaded for the first time, or what to do instead. */
export function NewsList({ newsList, reach, places, look, whenEmpty }: NewsListProps) {
  if (newsList && newsList.length > 0)
    return (
      <CardGrid {...grids[look]}>
        {newsList.map((news, place) => (
          <li key={news.uuid}>
            <NewsCard news={news} wanted={wantedAt(place)} withYears={look === 'shelves'} />
          </li>
        ))}
      </CardGrid>
    );
  if (newsList && reach !== 'waiting') return whenEmpty;
  return <AwaitedCards count={places} look={look} />;
}

const grids = { front: { columns: 3, lead: true }, shelves: { columns: 4 } } as const;

const wantedAt = (place: number) => (place === 0 ? 'first' : place < FIRST_ROW ? 'now' : 'soon');

/** The most cards that stand abreast. */
const FIRST_ROW = 4;

function AwaitedCards({ count, look }: { count: number; look: NewsListProps['look'] }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Chargement des brèves…</span>
      <CardGrid {...grids[look]}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <SkeletonCard />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
