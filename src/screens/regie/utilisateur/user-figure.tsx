import { integer } from '#common/base/numbers';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import styles from './users.module.css';

interface UserFigureProps {
  /** Undefined until loaded. */
  value: number | undefined;
  singular: string;
  plural: string;
  href: string;
}

/** A number that links to the list that it counts. */
export function UserFigure({ value, singular, plural, href }: UserFigureProps) {
  return (
    <li className={styles.figure}>
      <Link href={href}>
        <span className={styles.value}>{value === undefined ? '–' : integer(value)}</span>
        <span className={styles.words}>
          {(value ?? 0) < 2 ? singular : plural}
          <Icon name="arrow" />
        </span>
      </Link>
    </li>
  );
}
