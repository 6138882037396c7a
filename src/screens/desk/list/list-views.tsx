import type { ReactNode } from 'react';
import { integer } from '#common/base/numbers';
import type { TrashKind } from '#common/contract/content/trash';
import { Tabs } from '../../../ui/tabs';
import type { PageSize } from '../../../components/list-filter/page-sizes';
import styles from './list-views.module.css';
import { TrashList } from './trash-list';
import type { ListState } from './use-list-state';

interface Viewed<View extends string> {
  readonly view: View;
  readonly size: PageSize;
  readonly page: number;
}

interface ListViewsProps<View extends string, Filter extends Viewed<View>> {
  list: ListState<Filter>;
  label: string;
  names: Readonly<Record<View, string>>;
  /** How many rows each view has, where that is known. */
  counts: Readonly<Partial<Record<View, number | undefined>>>;
  /** What the view `corbeille` holds. */
  trash?: TrashKind;
  children: ReactNode;
}

/** The views of a list as tabs, one of which is open; another one begins with nothing sought. */
export function ListViews<View extends string, Filter extends Viewed<View>>(
  props: ListViewsProps<View, Filter>,
) {
  const { list, label, names, counts, trash, children } = props;
  const { codec, filter, change, hrefOf } = list;
  const views = Object.keys(names) as View[];
  return (
    <Tabs
      label={label}
      selectedKey={filter.view}
      onSelectionChange={(key) => {
        const view = views.find((one) => one === key);
        if (view !== undefined) change({ ...codec.whole, size: filter.size, view });
      }}
      tabs={views.map((view) => ({
        id: view,
        name: <ViewName name={names[view]} many={counts[view]} />,
        content:
          view === 'corbeille' && trash ? (
            <TrashList kind={trash} page={filter.page} hrefOf={hrefOf} />
          ) : (
            children
          ),
      }))}
    />
  );
}

const ViewName = ({ name, many = 0 }: { name: string; many?: number | undefined }) => (
  <>
    {name}
    {many > 0 && <span className={styles.many}>{integer(many)}</span>}
  </>
);
