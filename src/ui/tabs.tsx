import type { ReactNode } from 'react';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as LibraryTabs,
  type TabsProps as LibraryProps,
} from 'react-aria-components/Tabs';
import { classNames } from './class-names';
import styles from './tabs.module.css';

export interface TabsProps extends Omit<LibraryProps, 'children' | 'className' | 'orientation'> {
  label: string;
  tabs: readonly {
    id: string;
    name: ReactNode;
    content: ReactNode;
    /** Stays mounted while another tab is shown, so that its fields keep their state. */
    isKept?: boolean;
  }[];
}

export function Tabs({ label, tabs, ...props }: TabsProps) {
  return (
    <LibraryTabs {...props}>
      <TabList aria-label={label} className={classNames('no-print', styles.list)}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id} className={classNames(styles.tab)}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content, isKept = false }) => (
        <TabPanel key={id} id={id} className={classNames(styles.panel)} shouldForceMount={isKept}>
          {content}
        </TabPanel>
      ))}
    </LibraryTabs>
  );
}
