import type { ReactNode } from 'react';
import {
  Cell,
  Column,
  Row,
  Table as LibraryTable,
  TableBody,
  TableHeader,
  type TableProps as LibraryProps,
} from 'react-aria-components/Table';
import { classNames } from './class-names';
import { French } from './french';
import { Icon } from './icon';
import styles from './table.module.css';

export interface TableColumn<T> {
  id: string;
  name: string;
  cell: (row: T) => ReactNode;
  /** `end` is for numbers. */
  align?: 'start' | 'end';
  canSort?: boolean;
  /** Its cells are the row headers, for screen readers. */
  isName?: boolean;
}

export interface TableProps<T extends { id: string }> extends Omit<
  LibraryProps,
  'children' | 'className' | 'aria-label'
> {
  label: string;
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  /** Shown without rows: what to say, and what to do first. */
  empty: ReactNode;
}

/** Sorting is only reported: the caller orders the rows. */
export function Table<T extends { id: string }>({ label, columns, rows, empty, ...props }: TableProps<T>) {
  return (
    <French>
      <div className={styles.scroll}>
        <LibraryTable {...props} aria-label={label} className={classNames(styles.table)}>
          <TableHeader columns={columns}>
            {(column) => (
              <Column
                isRowHeader={column.isName ?? false}
                allowsSorting={column.canSort ?? false}
                className={classNames(styles.column, column.align === 'end' && styles.end)}
              >
                {({ allowsSorting, sortDirection }) => (
                  <>
                    {column.name}
                    {allowsSorting && (
                      <Icon
                        name="chevron-down"
                        className={classNames(styles.order, styles[sortDirection ?? 'unsorted'])}
                      />
                    )}
                  </>
                )}
              </Column>
            )}
          </TableHeader>
          <TableBody items={rows} renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
            {(row) => (
              <Row columns={columns} className={classNames(styles.row)}>
                {(column) => (
                  <Cell className={classNames(styles.cell, column.align === 'end' && styles.end)}>
                    {column.cell(row)}
                  </Cell>
                )}
              </Row>
            )}
          </TableBody>
        </LibraryTable>
      </div>
    </French>
  );
}
