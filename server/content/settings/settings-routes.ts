import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Settings, SettingsWrite } from '#common/contract/site/settings';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { findPreviewImages } from '../preview-image/preview-image-repository';
import { settingsColumns } from './settings-columns';
import { changeSettings, findSettings, lockSettings } from './settings-repository';

/** The association's settings. */
export const settingsRoutes = {
  readSettings: ({ database }) => readSettings(database),

  async updateSettings({ body, ifMatch }, transaction) {
    const current = await lockSettings(transaction);
    const base = ifMatch ?? body.version ?? current.version;
    if (base !== current.version) throw new CallError('stale-version');
    await expectPreviewImages(transaction, body);
    await changeSettings(transaction, settingsColumns(body), current);
    return readSettings(transaction.database);
  },
} satisfies Partial<Handlers>;

async function expectPreviewImages(
  { database }: WriteTransaction,
  { logo, picture }: Pick<SettingsWrite, 'logo' | 'picture'>,
): Promise<void> {
  for (const [field, uuid] of Object.entries({ logo, picture })) {
    if (uuid && (await findPreviewImages(database, [uuid])).length === 0)
      throw new CallError('invalid-field', { fields: { [field]: 'miniature inconnue' } });
  }
}

const readSettings = async (database: Kysely<Database>): Promise<Settings> =>
  must(await findSettings(database), 'the settings of a prepared database');
