import { useAtomValue } from 'jotai';
import { type Result, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import { useSeatsLeft } from '../../../components/agenda/use-seats-left';
import { type ServerData, useServerData } from '../../../components/request/use-server-data';
import { countersAtom } from '../../../state/counters';
import type { Booking, BookingDate } from './answers';
import { readWhole } from './whole-list';

export interface BookedDate {
  readonly date: BookingDate;
  /** All bookings, by name. */
  readonly bookings: readonly Booking[];
}

/** A date with all its bookings, read again whenever this device learns of a change. */
export function useDateBookings(uuid: string): ServerData<BookedDate> {
  const { adminResa } = useAtomValue(countersAtom);
  const left = useSeatsLeft().get(uuid);
  return useServerData(() => readDate(uuid), `${uuid} ${adminResa} ${left}`);
}

const PAGE = 200;

async function readDate(uuid: string): Promise<Result<BookedDate, Failure>> {
  const date = await askServer('readBookingDate', { params: { uuid } });
  if (!date.ok) return date;
  const bookings = await readWhole((page) =>
    askServer('listBookings', { query: { date: uuid, page, limit: PAGE } }),
  );
  return bookings.ok ? succeed({ date: date.value, bookings: bookings.value }) : bookings;
}
