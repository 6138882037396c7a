import type { Kysely } from 'kysely';
import type { RowKey } from '../../platform/feed/keys';
import type { Database } from '../../platform/database/schema';
import { listEventUuids } from '../../agenda/event/event-repository';
import { listShowUuids } from '../../agenda/show/show-projection';

interface AgendaRows {
  /** Uuids of the public shows. */
  readonly shows: readonly string[];
  /** These shows and the public events. */
  readonly rows: readonly RowKey[];
}

/** What the upcoming dates of a page are read from. */
export async function findAgendaRows(snapshot: Kysely<Database>): Promise<AgendaRows> {
  const shows = await listShowUuids(snapshot, { visibleOnly: true, bookable: false });
  const events = await listEventUuids(snapshot, true);
  return {
    shows,
    rows: [
      ...shows.map((key) => ({ collection: 'shows', key }) as const),
      ...events.map((key) => ({ collection: 'events', key }) as const),
    ],
  };
}
