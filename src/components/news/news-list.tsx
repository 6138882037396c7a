import type { ReactNode } from 'react';
import type { NewsSummary } from '#common/contract/content/news';
import { CardGrid, SkeletonCard } from '../../ui/card';
import type { MirrorReach } from '../mirror-answer/mirror-reach';
import { NewsCard } from './news-card';

interface NewsListProps {
  /** Undefined until the mirror has answered. */
  newsList: readonly NewsSummary[] | undefined;
  reach: MirrorReach;
  /** How many placeholders to show. */
  places: number;
  /** The home page, or the archive: smaller cards, and the years that they are about. */
  look: 'front' | 'shelves';
  /** Shown when there is nothing, and nothing is being loaded. */
  whenEmpty: ReactNode;
}

/** Cards, placeholders while they are being read or loaded for the first time, or `whenEmpty`. */
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

/** The most cards in a row. */
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
