import type { Kysely, Selectable } from 'kysely';
import { must } from '#common/base/must';
import { everyFieldOf } from '#common/base/every-field-of';
import type { Settings } from '#common/contract/site/settings';
import { everybody } from '#common/rules/audience';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import type { SettingsTables } from '../../platform/database/tables/settings-tables';
import type { WriteTransaction } from '../../platform/database/transaction';
import { recordPreviewImages } from '../publication/preview-images';
import { nameFirstTerms } from './first-terms';
import { typographic } from './text-markup';

/** The key of the only row. */
const SETTINGS_UUID = '00000000-0000-4000-8000-000000000001';

export type StoredSettings = Selectable<SettingsTables['settings']>;

/** The association's settings, or undefined in a database that is not prepared yet. */
export async function findSettings(database: Kysely<Database>): Promise<Settings | undefined> {
  const row = await database.selectFrom('settings').selectAll().executeTakeFirst();
  if (row === undefined) return undefined;
  const { address, facebook, logo, picture, colour, ...rest } = row;
  return everyFieldOf<Settings>()({
    ...rest,
    ...(address !== null && { address }),
    ...(facebook !== null && { facebook }),
    ...(logo !== null && { logo }),
    ...(picture !== null && { picture }),
    ...(colour !== null && { colour }),
  });
}

/** The same for a writer, who keeps others from writing until the commit. */
export async function lockSettings({ database }: WriteTransaction): Promise<StoredSettings> {
  const row = await database.selectFrom('settings').selectAll().forUpdate().executeTakeFirst();
  return must(row, 'the settings of a prepared database');
}

/** What a new association with this title says of itself until it says it in its own words. */
export function firstDescription(title: string): string {
  return typographic(
    `${title} : les nouvelles, les spectacles et les archives d'une troupe de théâtre amateur.`,
  );
}

/** Whether nobody has said anything of the association yet. */
export function areFirstSettings({ title, description, ...rest }: Settings): boolean {
  const { address, facebook, logo, picture, colour } = rest;
  const isPlain = [address, facebook, logo, picture, colour].every((field) => field === undefined);
  return isPlain && description === firstDescription(title);
}

/** Stores the first settings of an association. */
export async function addSettings(
  transaction: WriteTransaction,
  settings: Pick<StoredSettings, 'title' | 'description'> & Partial<StoredSettings>,
): Promise<void> {
  await transaction.database
    .insertInto('settings')
    .values({ uuid: SETTINGS_UUID, version: randomVersion(), ...settings })
    .execute();
  transaction.recordChange('settings', SETTINGS_UUID, everybody);
}

/**
 * Stores changed settings. What the site says under the former name without anybody having written it follows the name:
 * its description and its terms of use.
 * @param former as they were
 */
export async function changeSettings(
  transaction: WriteTransaction,
  settings: Omit<StoredSettings, 'uuid' | 'version'>,
  former: Pick<StoredSettings, 'title' | 'logo' | 'picture'>,
): Promise<void> {
  const isFirst = settings.description === firstDescription(former.title);
  const description = isFirst ? firstDescription(settings.title) : settings.description;
  await transaction.database
    .updateTable('settings')
    .set({ ...settings, description, version: randomVersion() })
    .execute();
  await nameFirstTerms(transaction, settings.title);
  transaction.recordChange('settings', SETTINGS_UUID, everybody);
  await recordPreviewImages(transaction, [former.logo, former.picture, settings.logo, settings.picture]);
}
