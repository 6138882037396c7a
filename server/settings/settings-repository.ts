import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { Settings } from '#common/contract/site/settings';
import { everybody } from '#common/rules/audience';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { typographic } from './text-markup';

/** The key of the only row. */
const SETTINGS_UUID = '00000000-0000-4000-8000-000000000001';

/** The association's settings, or undefined in a database that is not prepared yet. */
export async function findSettings(database: Kysely<Database>): Promise<Settings | undefined> {
  const row = await database.selectFrom('settings').selectAll().executeTakeFirst();
  return row && everyFieldOf<Settings>()({ ...row, facebook: row.facebook ?? undefined });
}

/** What a new association with this title says of itself until it says it in its own words. */
export function firstDescription(title: string): string {
  return typographic(
    `${title} : les nouvelles, les spectacles et les archives d'une troupe de théâtre amateur.`,
  );
}

/** Stores the association's settings. */
export async function saveSettings(
  transaction: WriteTransaction,
  settings: Omit<Settings, 'uuid'>,
): Promise<void> {
  const fields = {
    title: settings.title,
    description: settings.description,
    facebook: settings.facebook ?? null,
  };
  await transaction.database
    .insertInto('settings')
    .values({ uuid: SETTINGS_UUID, ...fields })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet(fields))
    .execute();
  transaction.record('settings', SETTINGS_UUID, everybody);
}
