import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';
import { Link } from './link';
import { Skeleton } from './skeleton';

export interface CardProps {
  href: string;
  title: string;
  /** An image or a drawn picture, 3:2; a poster, 3:4. */
  picture: ReactNode;
  shape?: 'picture' | 'poster';
  text?: string | undefined;
  /** Below the title: facts, a state. */
  children?: ReactNode;
  /** At the bottom, small: a date, a state. */
  foot?: ReactNode;
}

/** No box: a picture, text and white space. The whole card is the link. */
export function Card({ href, title, picture, shape = 'picture', text, children, foot }: CardProps) {
  return (
    <article className={classNames(styles.card, shape === 'poster' && styles.poster)}>
      <div className={styles.picture}>{picture}</div>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}

/** Placeholder for a card, in the shape that the grid gives it. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.title}>
        <Skeleton shape="title" lines={2} />
      </div>
      <div className={styles.text}>
        <Skeleton lines={2} />
      </div>
      <div className={styles.foot}>
        <Skeleton shape="date" />
      </div>
    </div>
  );
}

interface CardGridProps {
  children: ReactNode;
  /** In two columns, the first card gets a row of its own: for an odd number of cards. */
  lead?: boolean;
  /** The number of columns where there is room. */
  columns?: 3 | 4;
}

/** Hairlines in the gaps; on a phone the first is large and the rest are rows. */
export function CardGrid({ children, lead = false, columns = 3 }: CardGridProps) {
  const width = columns === 3 ? styles.three : styles.four;
  return <ul className={classNames(styles.grid, width, lead && styles.lead)}>{children}</ul>;
}
