import type { ReactNode } from 'react';
import type { NewsSummary } from '#common/contract/content/news';
import { CardGrid, SkeletonCard } from '../../ui/card';
import type { MirrorReach } from '../mirror-answer/mirror-reach';
import { LoadingWords } from '../../ui/loading-words';
import { NewsCard } from './news-card';

interface NewsListProps {
  /** Undefined until the mirror has answered. */
  newsList: readonly NewsSummary[] | undefined;
  reach: MirrorReach;
  /** How many placeholders to show. */
  places: number;
  /** The home page, or the archive: smaller cards, and the years that they are about. */
  variant: 'front' | 'archive';
  /** Shown when there is nothing, and nothing is being loaded. */
  whenEmpty: ReactNode;
}

/** Cards, placeholders while they are being read or loaded for the first time, or `whenEmpty`. */
export function NewsList({ newsList, reach, places, variant, whenEmpty }: NewsListProps) {
  if (newsList && newsList.length > 0)
    return (
      <CardGrid {...grids[variant]}>
        {newsList.map((news, place) => (
          <li key={news.uuid}>
            <NewsCard news={news} wanted={wantedAt(place)} withYears={variant === 'archive'} />
          </li>
        ))}
      </CardGrid>
    );
  if (newsList && reach !== 'waiting') return whenEmpty;
  return <CardsSkeleton count={places} variant={variant} />;
}

const grids = { front: { columns: 3, lead: true }, archive: { columns: 4 } } as const;

const wantedAt = (place: number) => (place === 0 ? 'first' : place < FIRST_ROW ? 'now' : 'soon');

/** The most cards in a row. */
const FIRST_ROW = 4;

function CardsSkeleton({ count, variant }: { count: number; variant: NewsListProps['variant'] }) {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement des brèves…</LoadingWords>
      <CardGrid {...grids[variant]}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <SkeletonCard />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
