import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';

interface PicturesSkeletonProps {
  count: number;
  /** The text for screen readers: 'Chargement des photos…' */
  words: string;
  /** The class of the list that will hold the pictures. */
  className: string | undefined;
}

/** Placeholders for pictures whose records are being read, or loaded for the first time. */
export function PicturesSkeleton({ count, words, className }: PicturesSkeletonProps) {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>{words}</LoadingWords>
      <ul className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <Skeleton shape="picture" />
          </li>
        ))}
      </ul>
    </div>
  );
}
