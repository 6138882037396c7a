import { sql } from 'kysely';
import { eveningFrom } from '#common/rules/scan-journal';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';

/**
 * Says anew which free tickets of a moved date are used: one that let somebody in before the date was put off is not, and
 * is again once the date is moved back.
 */
export async function markUsedAnew(
  { database }: WriteTransaction,
  dateUuid: string,
  doorsOpenAt: Date,
): Promise<void> {
  await sql`
    update free_tickets f
    set used_at = entered.at, version = ${randomVersion()},
      state = case when entered.at is null then 'GENERE' else 'UTILISE' end
    from (
      select ticket_uuid as uuid,
        min(at) filter (where at >= ${eveningFrom({ doorsOpenAt })} and counted and status = 'accepted' and not undone) as at
      from scans where date_uuid = ${dateUuid} and kind = 'entry' group by ticket_uuid
    ) as entered
    where f.uuid = entered.uuid and f.date_uuid = ${dateUuid} and f.state <> 'A_GENERER'
      and f.used_at is distinct from entered.at`.execute(database);
}
