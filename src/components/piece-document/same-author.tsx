import { links } from '#common/contract/site/links';
import type { Piece } from '#common/contract/content/piece';
import { compareListed } from '#common/rules/list-order';
import { listedPieceOf } from '#common/rules/piece-list';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { Link } from '../../ui/link';
import styles from './piece-document.module.css';

/** Other plays by any of its authors; renders nothing if there are none. */
export function SameAuthor({ of }: { of: Piece }) {
  const { answer: others } = useMirrorAnswer(() => othersBy(of), [of.uuid]);
  if (others === undefined || others.length === 0) return null;
  return (
    <nav aria-labelledby="same-author">
      <h2 className="section-title heading-rule" id="same-author">
        De la même plume
      </h2>
      <ul className={styles.others}>
        {others.map(({ uuid, slug, title }) => (
          <li key={uuid}>
            <Link href={links.piece.to({ slug })}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MOST = 6;

async function othersBy({ uuid, textAuthors }: Piece) {
  const authors = new Set(textAuthors.map((author) => author.uuid));
  const compare = compareListed('title-asc');
  return (await pieceQueries.all())
    .filter((piece) => piece.uuid !== uuid && piece.textAuthors.some((author) => authors.has(author.uuid)))
    .toSorted((one, other) => compare(listedPieceOf(one), listedPieceOf(other)))
    .slice(0, MOST);
}
