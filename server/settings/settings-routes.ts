import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Settings } from '#common/contract/site/settings';
import type { Database } from '../database/schema';
import type { Handlers } from '../http/handler';
import { findSettings, saveSettings } from './settings-repository';

/** The association's settings. */
export const settingsRoutes = {
  readSettings: ({ database }) => readSettings(database),

  async updateSettings({ body }, transaction) {
    const { title, description, facebook } = body;
    await saveSettings(transaction, {
      title: title.trim(),
      description: description.trim(),
      facebook: facebook ? addressOf(facebook) : undefined,
    });
    return readSettings(transaction.database);
  },
} satisfies Partial<Handlers>;

/** Pages use it as a link without further changes. */
const addressOf = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);

async function readSettings(database: Kysely<Database>): Promise<Settings> {
  const { facebook, ...settings } = must(await findSettings(database), 'the settings of a prepared database');
  return { ...settings, ...(facebook !== undefined && { facebook }) };
}
