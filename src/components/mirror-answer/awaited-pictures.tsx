import { Skeleton } from '../../ui/skeleton';

interface AwaitedPicturesProps {
  count: number;
  /** What is told to those who listen: 'Chargement des photos…' */
  words: string;
  /** Of the list that the pictures will stand in. */
  className: string | undefined;
}

/** The places of pictures whose records are being read, or loaded for the first time. */
export function AwaitedPictures({ count, words, className }: AwaitedPicturesProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{words}</span>
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
