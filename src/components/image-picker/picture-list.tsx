import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from '../../ui/class-names';
import styles from './picture-list.module.css';

interface Listed {
  readonly uuid: string;
  readonly name: string;
}

interface PictureListProps<Item extends Listed> {
  label: string;
  items: readonly Item[];
  /** Shown below the item's name. */
  detailOf?: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

/**
 * A list of small pictures to choose from, by finger, by arrow keys, or by typing the first letters of a name. It is
 * virtualised: only the items near the viewport are in the page.
 */
export function PictureList<Item extends Listed>(props: PictureListProps<Item>) {
  const { label, items, detailOf, draw, onChoose } = props;
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
      <ListBox
        aria-label={label}
        layout="grid"
        className={classNames(styles.list)}
        items={items.map((item) => ({ id: item.uuid, item }))}
        selectionMode="single"
        selectedKeys={[]}
        onSelectionChange={(keys) => {
          const chosen = items.find(({ uuid }) => keys !== 'all' && keys.has(uuid));
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {({ item }) => {
          const detail = detailOf?.(item);
          return (
            <ListBoxItem
              textValue={item.name}
              aria-label={[item.name, detail].filter(Boolean).join(', ')}
              className={classNames(styles.item)}
            >
              <span className={styles.picture}>{draw(item)}</span>
              <span className={styles.name}>{item.name}</span>
              {detail !== undefined && <span className={classNames(styles.detail)}>{detail}</span>}
            </ListBoxItem>
          );
        }}
      </ListBox>
    </Virtualizer>
  );
}

const layoutOptions = {
  minItemSize: new Size(100, 124),
  maxItemSize: new Size(180, 223),
  minSpace: new Size(8, 10),
  preserveAspectRatio: true,
};
