import { links } from '#common/contract/site/links';
import type { Performance } from '#common/contract/content/performance';
import { Link } from '../../ui/link';
import { libraryFilter } from '../list-filter/library-filter';
import styles from './piece-document.module.css';

/** The latest cast; an actor's name links to everything that they played. */
export function Roles({ of: { characters } }: { of: Performance }) {
  return (
    <ul className={styles.roles}>
      {characters.map(({ uuid, name, description, actor }) => (
        <li key={uuid}>
          <b>{name}</b>
          <span className={styles.what}>{description}</span>
          {actor && (
            <Link
              href={links.library.to() + libraryFilter.write({ actor })}
              aria-label={`${actor} : toutes ses pièces`}
            >
              {actor}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
