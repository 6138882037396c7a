import type { ReactNode } from 'react';
import { isoDateTime, shortDate } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import { countSeats } from '#common/rules/booking';
import { Table, type TableColumn } from '../../../ui/table';
import type { Booking } from './answers';
import { HolderCell, StatusCell, TotalCell } from './booking-cells';
import { BookingMenu, type BookingRowsProps } from './booking-menu';
import styles from './booking-rows.module.css';
import { seatsInWords } from './booking-words';

interface BookingRow {
  readonly id: string;
  readonly booking: Booking;
  readonly menu: ReactNode;
}

/** Bookings as a table, one per row. */
export function BookingTable({ bookings, ...rest }: BookingRowsProps) {
  const rows = bookings.map((booking) => ({
    id: booking.uuid,
    booking,
    menu: <BookingMenu booking={booking} {...rest} />,
  }));
  return <Table label="Réservations" columns={columns} rows={rows} empty={null} />;
}

const columns: readonly TableColumn<BookingRow>[] = [
  { id: 'holder', name: 'Nom', isName: true, cell: ({ booking }) => <HolderCell booking={booking} /> },
  {
    id: 'places',
    name: 'Places',
    cell: ({ booking }) => (
      <div className={styles.places}>
        <b>{integer(countSeats(booking.seats))}</b>
        <span>{seatsInWords(booking)}</span>
      </div>
    ),
  },
  { id: 'total', name: 'Total', align: 'end', cell: ({ booking }) => <TotalCell booking={booking} /> },
  { id: 'state', name: 'État', cell: ({ booking }) => <StatusCell booking={booking} /> },
  {
    id: 'at',
    name: 'Réservée le',
    cell: ({ booking: { at } }) => (
      <time className={styles.day} dateTime={isoDateTime(at)}>
        {shortDate(at)}
      </time>
    ),
  },
  { id: 'actions', name: 'Actions', cell: ({ menu }) => menu },
];
