import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/button';
import styles from './list-panel.module.css';
import panelSettingsStyles from './panel-settings.module.css';

interface ListPanelProps {
  /** The field for search words. */
  search: ReactNode;
  /** How many of the settings narrow the list. */
  activeFilters: number;
  /** The layout classes of the panel and of its settings. */
  className?: string | undefined;
  layout: string | undefined;
  /** The fields that narrow and order the list; null: none for the moment. */
  children: ReactNode;
}

/** The panel of a list: its search words, its filters, its order and its page size. */
export function ListPanel({ search, activeFilters, className, layout, children }: ListPanelProps) {
  return (
    <search className={classNames(styles.panel, className)}>
      {search}
      {children && (
        <PanelSettings activeFilters={activeFilters} className={layout}>
          {children}
        </PanelSettings>
      )}
    </search>
  );
}

interface PanelSettingsProps {
  /** How many of them narrow the list. */
  activeFilters: number;
  /** The layout class of the fields. */
  className: string | undefined;
  children: ReactNode;
}

/** The fields that narrow and order a list, beside its search words. On a phone they are behind a button. */
function PanelSettings({ activeFilters, className, children }: PanelSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={panelSettingsStyles.opener}
        icon="settings"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {activeFilters === 0 ? 'Filtrer' : `Filtrer (${activeFilters})`}
      </Button>
      <div className={classNames(panelSettingsStyles.settings, !isOpen && panelSettingsStyles.shut)} id={id}>
        <div className={className}>{children}</div>
      </div>
    </>
  );
}
