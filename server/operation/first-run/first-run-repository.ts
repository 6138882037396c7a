import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { FirstSteps } from '#common/contract/site/first-run';
import { USUAL_TITLE } from '../../config';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { faultOf } from '../../platform/mail/mail-health';
import { firstDescription } from '../../content/settings/settings-repository';

/** When the guide opened this site. */
const OPENED = 'first-administrator';

/** The kind of the mails that an administrator sends to themselves. */
export const TEST_MAIL = 'mail-test';

/**
 * Whether the site waits for its first administrator: the guide never made one, and nobody who has the role could log
 * in. Imported accounts have no password, and a site without mails gives them none.
 */
export async function awaitsAdministrator(database: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isAwaited: boolean }>`
    select not exists (select from installation where name = ${OPENED})
      and not exists (
        select from users where roles @> array['ROLE_ADMIN']
          and (password_hash is not null or exists (select from passkeys where user_uuid = users.uuid))
      ) as "isAwaited"`.execute(database);
  return must(rows[0], 'whether there is an administrator').isAwaited;
}

/** Stores that the guide has opened this site, and when. */
export async function markOpened({ database, now }: WriteTransaction): Promise<void> {
  await database.insertInto('installation').values({ name: OPENED, value: now.toISOString() }).execute();
}

/** What is done of what a new site needs. */
export async function findFirstSteps(
  database: Kysely<Database>,
  userUuid: string,
): Promise<Omit<FirstSteps, 'sendsMail'>> {
  const { title, description, ...steps } = await database
    .selectFrom('settings')
    .select(['title', 'description'])
    .select([
      sql<boolean>`exists (select from installation where name = ${OPENED})`.as('isGuided'),
      sql<boolean>`exists (select from mails where sent_at is not null)`.as('hasSentMail'),
      sql<boolean>`exists (select from shows)`.as('hasShow'),
    ])
    .executeTakeFirstOrThrow();
  const test = await database
    .selectFrom('mails')
    .select(['created_at', 'sent_at', 'last_error'])
    .where('kind', '=', TEST_MAIL)
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return {
    ...steps,
    hasName: title !== USUAL_TITLE || description !== firstDescription(title),
    ...(test && {
      testMail: {
        askedAt: test.created_at,
        ...(test.sent_at && { sentAt: test.sent_at }),
        ...(test.last_error !== null && { fault: faultOf(test.last_error) }),
      },
    }),
  };
}
