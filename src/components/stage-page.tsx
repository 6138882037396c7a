import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import styles from './stage-page.module.css';

/** From so many letters on, a title is set smaller, to leave the picture its place. */
const LONG = 30;

interface StagePageProps {
  /** Small, above the title: a number. */
  over?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** A wide picture on whose floor the page ends. */
  picture: string;
}

/** A page with nothing to do but one thing: dark, as large as the house, its picture at the foot. */
export function StagePage({ over, title, children, actions, picture }: StagePageProps) {
  return (
    <div className={styles.stage} data-theme="dark" data-stage>
      <div className={`page ${styles.words}`}>
        {over && (
          <p className={styles.over} aria-hidden="true">
            {over}
          </p>
        )}
        <h1 className={classNames(styles.title, title.length > LONG && styles.long)}>{title}</h1>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <img className={styles.picture} src={picture} alt="" />
    </div>
  );
}
