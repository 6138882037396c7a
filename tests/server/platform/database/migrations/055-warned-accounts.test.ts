import { expect, test } from 'vitest';
import { warnedAccounts } from '#server/platform/database/migrations/055-warned-accounts';
import { write } from '#server/platform/database/transaction';
import { deletionComingLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import type { StoredMail } from '#server/platform/mail/mail-repository';
import { DAY, evening, peopleDesk } from '../../../../support/people-desk';
import { troupe } from '../../../../support/troupe';

const desk = peopleDesk();
const { ulysse } = troupe;

async function warnedWith(fields: Partial<StoredMail>): Promise<Date | null> {
  const database = desk.database();
  await write(database, async (transaction) => {
    await transaction.database
      .updateTable('users')
      .set({ is_activated: false, warned_at: evening })
      .where('uuid', '=', ulysse.uuid)
      .execute();
    await queueMail(transaction, 'deletion-coming', ulysse, deletionComingLetter('token'));
    const { files: _, occasion: __, ...columns } = fields;
    await transaction.database.updateTable('mails').set(columns).execute();
  });
  await database.transaction().execute((transaction) => warnedAccounts.up(transaction));
  const { warned_at } = await database
    .selectFrom('users')
    .select('warned_at')
    .where('uuid', '=', ulysse.uuid)
    .executeTakeFirstOrThrow();
  return warned_at;
}

test.each<[string, Partial<StoredMail>, Date | null]>([
  ['still waits', { attempts: 3 }, null],
  [
    'was given up, since its link had ended',
    { try_after: null, dropped_at: evening, drop_reason: 'link-over' },
    null,
  ],
  ['has left', { try_after: null, sent_at: new Date(evening.getTime() + DAY) }, evening],
  [
    'went to an address that does not exist',
    { try_after: null, dropped_at: evening, drop_reason: 'refused' },
    evening,
  ],
  ['was kept by a site that sends none', { try_after: null }, evening],
])('an account whose warning %s counts as warned, or not', async (_, fields, warnedAt) => {
  expect(await warnedWith(fields)).toEqual(warnedAt);
});
