import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { hashToken, newToken } from '../../platform/guard/secret-token';

/** How long a person has to give a fingerprint or PIN, in milliseconds. */
export const CHALLENGE_LIFE = 5 * 60_000;

/**
 * Creates a short-lived challenge that can be used once; any node can check it.
 * @param userUuid who adds a passkey; null for a login
 */
export async function addChallenge(database: Kysely<Database>, userUuid: string | null): Promise<string> {
  const challenge = newToken();
  await database
    .insertInto('passkey_challenges')
    .values({
      hash: hashToken(challenge),
      user_uuid: userUuid,
      expires_at: sql<Date>`database_clock() + make_interval(secs => ${CHALLENGE_LIFE / 1000})`,
    })
    .execute();
  return challenge;
}

/**
 * Consumes a challenge: of two concurrent requests, only one succeeds. False if it is unknown, another person's, used
 * or expired.
 */
export async function takeChallenge(
  database: Kysely<Database>,
  challenge: string,
  userUuid: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('user_uuid', 'is not distinct from', userUuid)
    .where('expires_at', '>', sql<Date>`database_clock()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes expired challenges. */
export async function deleteOldChallenges(database: Kysely<Database>): Promise<void> {
  await database
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', sql<Date>`database_clock()`)
    .execute();
}
