import { type Kysely, sql } from 'kysely';
import type { Booking, BookingEnding } from '#common/contract/tickets/booking';
import type { Database } from '../../platform/database/schema';

type WaitingNotes = Pick<Booking, 'waitingRank' | 'ending'>;

interface Found {
  readonly uuid: string;
  readonly rank: number | null;
  readonly ending: BookingEnding | null;
}

/**
 * What the holder of each of these bookings is told of its wait for seats: how many wait before them, without those whom no
 * letter reaches and who are passed over; or how it ended. Whoever was offered seats, and had not taken them, declined them.
 */
export async function readWaitingNotes(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, WaitingNotes>> {
  const { rows } = await sql<Found>`
    select
      mine.uuid,
      case when mine.state = 'EN_ATTENTE' then (
        select count(*)::integer + 1 from bookings b
        where b.date_uuid = mine.date_uuid and b.state = 'EN_ATTENTE' and b.unreached_at is null
          and (b.at, b.uuid) < (mine.at, mine.uuid)
      ) end as rank,
      case when mine.state = 'ANNULEE' then (
        select case
          when act.kind = 'offer-over' and mine.proof is not null then 'unconfirmed'
          when act.kind = 'cancelled' and not act.office and mine.proof is null and (
            select former.kind from booking_acts former
            where former.booking_uuid = mine.uuid and former.kind in ('offered', 'unreached', 'confirmed')
            order by former.at desc, former.uuid desc limit 1
          ) = 'offered' then 'declined'
          else act.kind
        end
        from booking_acts act
        where act.booking_uuid = mine.uuid and act.kind in ('cancelled', 'left-list', 'offer-over')
        order by act.at desc, act.uuid desc limit 1
      ) end as ending
    from bookings mine where mine.uuid = any(${[...uuids]}::uuid[])`.execute(database);
  return new Map(
    rows.map(({ uuid, rank, ending }) => [
      uuid,
      { ...(rank !== null && { waitingRank: rank }), ...(ending !== null && { ending }) },
    ]),
  );
}
