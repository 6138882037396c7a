import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Database } from '../../platform/database/schema';
import { findSettings } from '../settings/settings-repository';

/** The manifest under the association's name, which people read below the icon of the installed site. */
export async function printWebManifest(
  database: Kysely<Database>,
  _: string,
  built: string,
): Promise<string> {
  const { title } = must(await findSettings(database), 'the settings');
  const manifest = JSON.parse(built);
  // A short name is somebody's own: another association's is not known.
  return JSON.stringify(
    title === manifest.name ? manifest : { ...manifest, name: title, short_name: undefined },
  );
}
