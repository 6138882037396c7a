import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { hashToken } from '../../platform/guard/secret-token';

/** Why a session ended that its person did not close on its own device. */
export type EndReason = Database['ended_sessions']['reason'];

export const endSentences: Readonly<Record<EndReason, string>> = {
  closed: 'Votre session a été fermée depuis un autre appareil.',
  password: 'Le mot de passe de votre compte a été changé.',
  blocked: 'Votre compte a été bloqué.',
  theft:
    'Votre session a servi à deux endroits à la fois\u00a0: par prudence, le site l’a fermée. Si ce n’était pas vous, changez votre mot de passe.',
  unused: 'Votre session n’avait pas servi depuis trente jours.',
};

const KEPT = sql<Date>`database_clock() + interval '30 days'`;

/**
 * Ends sessions, and remembers why for their devices. Returns whether there were any.
 * @param which a condition on their families
 */
export async function endFamilies(
  database: Kysely<Database>,
  which: RawBuilder<unknown>,
  reason: EndReason,
): Promise<boolean> {
  await noteEnd(database, reason, sql`family_uuid in (select uuid from session_families where ${which})`);
  const { numAffectedRows = 0n } = await sql`delete from session_families where ${which}`.execute(database);
  return numAffectedRows > 0n;
}

/** Deletes refresh tokens that have expired; their devices are told so, if they come back within a month. */
export async function endExpiredTokens(database: Kysely<Database>): Promise<void> {
  await noteEnd(database, 'unused', sql`refresh_expires_at < database_clock()`);
  await database
    .deleteFrom('session_tokens')
    .where('refresh_expires_at', '<', sql<Date>`database_clock()`)
    .execute();
  await database
    .deleteFrom('ended_sessions')
    .where('until', '<', sql<Date>`database_clock()`)
    .execute();
}

/** Why the session of this refresh token ended; null if it is not known. */
export async function readEndReason(
  database: Kysely<Database>,
  refreshToken: string,
): Promise<EndReason | null> {
  const ended = await database
    .selectFrom('ended_sessions')
    .select('reason')
    .where('refresh_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return ended?.reason ?? null;
}

/** Of the tokens of a session, a device holds the one that was not used yet. */
async function noteEnd(
  database: Kysely<Database>,
  reason: EndReason,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into ended_sessions (refresh_hash, reason, until)
    select refresh_hash, ${reason}, ${KEPT} from session_tokens
    where ${which} and used_at is null and replaced_at is null
    on conflict (refresh_hash) do nothing`.execute(database);
}
