import type { ReactNode } from 'react';
import { integer } from '#common/base/numbers';
import { Tabs } from '../../ui/tabs';
import styles from './view-tabs.module.css';

interface ViewTab {
  readonly name: string;
  /** The number of items in the view. */
  readonly many?: number | undefined;
  readonly content: ReactNode;
}

interface ViewTabsProps<View extends string> {
  label: string;
  views: readonly View[];
  selected: View;
  onSelect: (view: View) => void;
  tabOf: (view: View) => ViewTab;
}

/** The views of a list as tabs, one of which is open. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { label, views, selected, onSelect, tabOf } = props;
  return (
    <Tabs
      label={label}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const view = views.find((one) => one === key);
        if (view !== undefined) onSelect(view);
      }}
      tabs={views.map((view) => {
        const { name, many, content } = tabOf(view);
        return { id: view, name: <ViewName name={name} many={many} />, content };
      })}
    />
  );
}

const ViewName = ({ name, many }: Pick<ViewTab, 'name' | 'many'>) => (
  <>
    {name}
    {many !== undefined && many > 0 && <span className={styles.many}>{integer(many)}</span>}
  </>
);
