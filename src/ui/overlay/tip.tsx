import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import styles from './tip.module.css';

interface TipProps {
  text: string;
  /** A button or a link with an accessible name: the tip repeats it for those who see only the icon. */
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left';
}

/** Shown on hover and on keyboard focus; stays while the pointer is on it; Escape closes it. */
export function Tip({ text, children, side = 'left' }: TipProps) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <span
      role="presentation"
      className={classNames(styles.host, dismissed && styles.dismissed)}
      onKeyDown={({ key }) => key === 'Escape' && setDismissed(true)}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children}
      <span aria-hidden="true" className={classNames(styles.tip, styles[side])}>
        {text}
      </span>
    </span>
  );
}
