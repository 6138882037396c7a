import { byUuid } from '#common/base/order';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { doorAudience } from '#common/rules/audience';
import type { BoxOfficeRows } from '#common/rules/box-office';
import { isOpen } from '#common/rules/scopes';
import { withUnsentPayments } from '../unsent-payments';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface BoxOfficeQueries {
  /** The dates of today and of the days around it, and those whose doors are open, soonest first; else the next one. */
  dates(now: Date): Promise<readonly DoorDateRow[]>;
  /** All that this phone holds of a date; null if it does not know the date. */
  counter(dateUuid: string): Promise<BoxOfficeRows | null>;
}

const NEAR = 2 * 86_400_000;

export const boxOfficeQueriesOf = (mirror: MirrorReader): BoxOfficeQueries => ({
  dates: (now) =>
    mirror.read(async (generation) => {
      const dates = (await generation.rows('door-dates').toArray())
        .filter((date) => doorAudience(date).some((audience) => isOpen(audience, now)))
        .sort((one, other) => one.date.getTime() - other.date.getTime() || byUuid(one, other));
      return dates.filter(
        ({ date, doorsOpenAt }, rank) =>
          rank === 0 || doorsOpenAt <= now || date.getTime() < now.getTime() + NEAR,
      );
    }, []),
  counter: (dateUuid) =>
    mirror.read(async (generation) => {
      const ofDate = { dateUuid };
      const [date, tickets, scans, orders] = await Promise.all([
        generation.rows('door-dates').get(dateUuid),
        generation.rows('door-tickets').where(ofDate).toArray(),
        generation.rows('door-scans').where(ofDate).toArray(),
        generation.rows('ticket-orders').where(ofDate).toArray(),
      ]);
      return date === undefined ? null : withUnsentPayments({ date, tickets, scans, orders });
    }, null),
});

export const boxOfficeQueries = boxOfficeQueriesOf(pageMirror);
