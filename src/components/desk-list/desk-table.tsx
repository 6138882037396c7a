import type { ReactNode } from 'react';
import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { type ListOrder, listOrders } from '#common/contract/fields/list-query';
import { Link } from '../../ui/link';
import { Table, type TableColumn } from '../../ui/table';
import { DeskContentActions } from './desk-content-actions';
import type { DeskListNoun } from './desk-list-noun';
import { Appearance, DeskBadges } from './desk-badges';
import { DeskPreviewImage } from './desk-preview-image';
import type { DeskRow } from './desk-page';
import type { DeskRowsProps } from './desk-rows-props';
import styles from './desk-rows.module.css';
import { aloneWords, editAddressOf, saverOf, titleOf, yearsOf } from './desk-words';

interface TableRow extends DeskRow {
  readonly id: string;
  readonly noun: DeskListNoun;
  readonly isWaiting: boolean;
  readonly actions: ReactNode;
}

/** One item per row. The column headings sort it, too. */
export function DeskTable({ noun, rows, waiting, order, onOrder, onAction }: DeskRowsProps) {
  const [column = 'visible', direction] = order.split('-');
  const tableRows = rows.map((row) => ({
    ...row,
    id: row.uuid,
    noun,
    isWaiting: waiting.has(row.uuid),
    actions: <DeskContentActions noun={noun} row={row} onAction={onAction} />,
  }));
  return (
    <Table
      label={noun.title}
      columns={columns}
      rows={tableRows}
      empty={null}
      sortDescriptor={{ column, direction: direction === 'desc' ? 'descending' : 'ascending' }}
      onSortChange={(sort) => onOrder(orderOf(String(sort.column), sort.direction) ?? order)}
    />
  );
}

function orderOf(column: string, direction: 'ascending' | 'descending'): ListOrder | undefined {
  const wanted = `${column}-${direction === 'descending' ? 'desc' : 'asc'}`;
  return listOrders.find((order) => order === wanted);
}

const columns: readonly TableColumn<TableRow>[] = [
  {
    id: 'title',
    name: 'Titre',
    isName: true,
    canSort: true,
    cell: (row) => (
      <div className={styles.named}>
        <DeskPreviewImage kind={row.noun.kind} item={row.item} />
        <div>
          <Link className={styles.title} href={editAddressOf(row.noun, row)}>
            {titleOf(row)}
          </Link>
          {row.item?.by && <p className={styles.by}>{row.item.by}</p>}
          <DeskBadges row={row} isWaiting={row.isWaiting} />
        </div>
      </div>
    ),
  },
  {
    id: 'visible',
    name: 'Parution',
    canSort: true,
    cell: ({ item, draft }) =>
      item === null ? (
        draft && <span className={styles.when}>{aloneWords(draft)}</span>
      ) : (
        <Appearance of={item.visibleFrom} />
      ),
  },
  {
    id: 'year',
    name: 'Années',
    canSort: true,
    cell: ({ item }) => <span className={styles.years}>{item && yearsOf(item)}</span>,
  },
  { id: 'types', name: 'Types', cell: ({ item }) => <span className="small">{item?.types.join(', ')}</span> },
  { id: 'saved', name: 'Enregistrée', cell: (row) => <Saved row={row} /> },
  { id: 'actions', name: 'Actions', cell: ({ actions }) => actions },
];

function Saved({ row: { item, draft } }: { row: DeskRow }) {
  if (item === null) return draft && <span className={styles.saved}>Écrite le {playbillDate(draft.at)}</span>;
  const saver = saverOf(item);
  return (
    <span className={styles.saved}>
      <time dateTime={isoDateTime(item.savedAt)}>{shortDate(item.savedAt)}</time>
      {saver && <span className="soft">{saver}</span>}
    </span>
  );
}
