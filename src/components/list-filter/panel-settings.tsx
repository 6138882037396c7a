import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import styles from './panel-settings.module.css';

interface PanelSettingsProps {
  /** How many of them narrow the list. */
  activeFilters: number;
  /** The layout class of the fields. */
  className: string | undefined;
  children: ReactNode;
}

/** The fields that narrow and order a list, beside its search words. On a phone they are behind a button. */
export function PanelSettings({ activeFilters, className, children }: PanelSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={styles.opener}
        icon="settings"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {activeFilters === 0 ? 'Filtrer' : `Filtrer (${activeFilters})`}
      </Button>
      <div className={classNames(styles.settings, !isOpen && styles.shut)} id={id}>
        <div className={className}>{children}</div>
      </div>
    </>
  );
}
