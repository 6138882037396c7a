import type { ReactNode } from 'react';
import { links } from '#common/contract/site/links';
import { classNames } from '../../ui/class-names';
import { LinkButton } from '../../ui/link-button';
import styles from './stage-page.module.css';

/** Titles longer than this are set smaller, to leave room for the picture. */
const LONG = 30;

interface StagePageProps {
  /** Small, above the title: a number. */
  over?: string;
  title: string;
  children: ReactNode;
  /** The actions here; by default, a link to the home page. */
  actions?: ReactNode;
  /** A wide picture at the bottom of the page. */
  picture: string;
}

export const WayHome = () => (
  <LinkButton variant="primary" size="big" href={links.newsHome.to()}>
    Revenir à l’accueil
  </LinkButton>
);

/** A page with a single purpose: dark, as large as the window, its picture at the bottom. */
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
        <div className={styles.actions}>{actions ?? <WayHome />}</div>
      </div>
      <img className={styles.picture} src={picture} alt="" />
    </div>
  );
}
