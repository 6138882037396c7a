import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Table, type TableColumn } from '../../../ui/table';
import { useMedia } from '../../../components/browser/use-media';
import styles from './table-or-cards.module.css';

/** A row of a list. */
export interface Listed {
  readonly uuid: string;
}

/** How the rows of a list are laid out. */
export interface RowLayout<Row> {
  /** What they are: 'Comptes'. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Under this width there are cards. */
  readonly below: '48rem' | '56rem';
  /** The content of a card. */
  readonly card: (row: Row, actions: ReactNode) => ReactNode;
  /** The class of the list of cards. */
  readonly className?: string | undefined;
}

/** The order of a list, such as `name-asc`: the headings of its columns change it, too. */
interface Sorting<Order extends string> {
  readonly orders: readonly Order[];
  readonly value: Order;
  readonly onChange: (order: Order) => void;
}

interface TableOrCardsProps<Row extends Listed, Order extends string> {
  layout: RowLayout<Row>;
  rows: readonly Row[];
  sorting?: Sorting<Order>;
  /** What may be done with a row. */
  children: (row: Row) => ReactNode;
}

/** A table where there is room, cards on a phone. */
export function TableOrCards<Row extends Listed, Order extends string>(props: TableOrCardsProps<Row, Order>) {
  const { layout, rows, sorting, children: actions } = props;
  const isNarrow = useMedia(`(max-width: ${layout.below})`);
  if (isNarrow)
    return (
      <ul className={classNames(styles.cards, layout.className)} aria-label={layout.label}>
        {rows.map((row) => (
          <li key={row.uuid}>{layout.card(row, actions(row))}</li>
        ))}
      </ul>
    );
  const columns = [...layout.columns, { id: 'actions', name: 'Actions', cell: actions }];
  return (
    <Table<{ id: string; row: Row }>
      label={layout.label}
      columns={columns.map(({ cell, ...column }) => ({ ...column, cell: ({ row }) => cell(row) }))}
      rows={rows.map((row) => ({ id: row.uuid, row }))}
      empty={null}
      {...(sorting && sortingProps(sorting))}
    />
  );
}

function sortingProps<Order extends string>({ orders, value, onChange }: Sorting<Order>) {
  const [column = '', direction] = value.split('-');
  return {
    sortDescriptor: { column, direction: direction === 'desc' ? 'descending' : 'ascending' } as const,
    onSortChange: (sort: { readonly column: unknown; readonly direction: string }) => {
      const wanted = `${String(sort.column)}-${sort.direction === 'descending' ? 'desc' : 'asc'}`;
      const order = orders.find((one) => one === wanted);
      if (order !== undefined) onChange(order);
    },
  };
}
