import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import styles from './desk-head.module.css';

interface DeskHeadProps {
  title: string;
  /** The screen that this one is a part of. */
  parent?: { readonly href: string; readonly name: string };
  /** What the title is about, on a line above it. */
  above?: string;
  /** The actions of the screen. */
  children?: ReactNode;
}

/** The head of a back office screen: its title, the way back, and its actions. */
export function DeskHead({ title, parent, above, children }: DeskHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        {parent && (
          <p className={styles.parent}>
            <Link href={parent.href}>{parent.name}</Link>
          </p>
        )}
        {above && <p className={styles.parent}>{above}</p>}
        <h1 className={styles.title}>{title}</h1>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
