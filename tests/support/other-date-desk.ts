import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { bookingDesk } from './booking-desk';
import { seatsTaken } from './seats-taken';

/** A box office whose bookers change to the other date of the house. */
export function otherDateDesk() {
  const desk = bookingDesk();
  const database = () => desk.site().database;
  const stored = (uuid: string) =>
    database().selectFrom('bookings').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const doorDate = async (uuid: string) =>
    must((await readDoorDates(database(), [uuid])).get(uuid), 'a date at the door');
  return {
    ...desk,
    database,
    /** Somebody with an address of their own books two seats. */
    async bookSeats(fields = {}) {
      return (await desk.book({ email: `${randomUUID()}@public.example`, ...fields })).body;
    },
    read: async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body,
    change: (uuid: string, dateUuid = desk.house().otherDate, fields = {}) =>
      desk.ask('PUT', `/api/bookings/${uuid}/date`, { body: { dateUuid, ...fields } }),
    /** Sets columns of the other date. */
    setOther: (fields: object) =>
      write(database(), (transaction) =>
        transaction.database
          .updateTable('show_dates')
          .set(fields)
          .where('uuid', '=', desk.house().otherDate)
          .execute(),
      ),
    /** The seats booked of both dates. */
    async taken() {
      const { date, otherDate } = desk.house();
      const booked = async (uuid: string) => (await seatsTaken(database(), uuid)).booked;
      return [await booked(date), await booked(otherDate)];
    },
    stored,
    ticketOf: async (uuid: string) => (await stored(uuid)).ticket_uuid,
    doorDate,
    movedAway: async (uuid: string) => (await doorDate(uuid)).movedAway,
  };
}
