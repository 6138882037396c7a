import type { Kysely } from 'kysely';
import type { Settings } from '#common/contract/site/settings';
import type { Database } from '../../platform/database/schema';
import { findSettings } from './settings-repository';

/** The row of collection `settings`. */
export async function readSettingsRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Settings>> {
  const settings = await findSettings(database);
  return new Map(settings && keys.includes(settings.uuid) ? [[settings.uuid, settings]] : []);
}
