import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';

/** Distinguished by shape first, by colour second: done, to come, begun, waiting, put away, used up. */
export type BadgeShape = 'dot' | 'half' | 'dashed' | 'triangle' | 'cross' | 'check';

interface BadgeProps {
  children: ReactNode;
  shape?: BadgeShape;
}

/** A state in words, with its shape before them. */
export function Badge({ children, shape = 'dot' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[shape])}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[shape]}
      </svg>
      {children}
    </span>
  );
}

/** How many things wait, beside the name of a place; renders nothing for 0. */
export function Count({ value, label }: { value: number; label?: string }) {
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      {value > 999 ? '999+' : value}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}

const shapes = {
  dot: <circle cx="8" cy="8" r="6" fill="currentColor" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />
    </>
  ),
  dashed: (
    <path
      d="M2.5 2.5h11v11h-11z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.6 2"
    />
  ),
  triangle: <path d="M8 1.8L14.6 13.6H1.4z" fill="currentColor" />,
  cross: <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" />,
  check: <path d="M2.5 8.5l3.6 3.6L13.5 4" fill="none" stroke="currentColor" strokeWidth="2.25" />,
};
