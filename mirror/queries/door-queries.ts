import { byUuid } from '#common/base/order';
import type { DoorDateRow, DoorKeyRow, DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { doorAudience } from '#common/rules/audience';
import { isOpen } from '#common/rules/scopes';
import type { Generation } from '../generation';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface DoorQueries {
  /** The dates that this phone may scan at, soonest first; past ones are hidden. `now`: by the server's clock. */
  dates(now: Date): Promise<readonly DoorDateRow[]>;
  tickets(dateUuid: string): Promise<readonly DoorTicketRow[]>;
  scans(dateUuid: string): Promise<readonly DoorScanRow[]>;
  keys(): Promise<readonly DoorKeyRow[]>;
}

export const doorQueriesOf = (mirror: MirrorReader): DoorQueries => ({
  dates: (now) =>
    mirror.read(async (generation) => {
      const dates = await generation.rows('door-dates').toArray();
      return dates
        .filter((date) => doorAudience(date).some((audience) => isOpen(audience, now)))
        .sort((one, other) => one.date.getTime() - other.date.getTime() || byUuid(one, other));
    }, []),
  tickets: (dateUuid) => mirror.read((generation) => ticketsOf(generation, dateUuid), []),
  scans: (dateUuid) => mirror.read((generation) => scansOf(generation, dateUuid), []),
  keys: () => mirror.read((generation) => generation.rows('door-keys').toArray(), []),
});

const ticketsOf = (generation: Generation, dateUuid: string) =>
  generation.rows('door-tickets').where('dateUuid').equals(dateUuid).toArray();

const scansOf = (generation: Generation, dateUuid: string) =>
  generation.rows('door-scans').where('dateUuid').equals(dateUuid).toArray();

export const doorQueries = doorQueriesOf(pageMirror);
