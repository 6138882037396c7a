import { type Infer, enums, object, optional } from 'superstruct';
import { line, uuid, webLink, words } from '#common/contract/fields/primitives';
import { siteColours } from '#common/contract/site/settings';
import type { WriteTransaction } from '../../platform/database/transaction';
import { settingsColumns } from '../../content/settings/settings-columns';
import {
  addSettings,
  areFirstSettings,
  changeSettings,
  findSettings,
  lockSettings,
} from '../../content/settings/settings-repository';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const importedSettings = object({
  title: line(100),
  description: words(500),
  address: optional(words(300)),
  facebook: optional(webLink),
  logo: optional(uuid),
  picture: optional(uuid),
  colour: optional(enums(siteColours)),
});

export type ImportedSettings = Infer<typeof importedSettings>;

/** What the association says of itself: one line. It replaces what a new site begins with, and nothing else. */
export const importSettings: Importer<ImportedSettings> = {
  name: 'settings',
  label: 'Réglages',
  struct: importedSettings,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  lines: readonly ImportedSettings[],
): Promise<Outcome[]> {
  const { database } = transaction;
  const isNew = (await findSettings(database)) === undefined;
  const former = isNew ? undefined : await lockSettings(transaction);
  const before = isNew ? undefined : await findSettings(database);
  let areTaken = before !== undefined && !areFirstSettings(before);
  const pictures = await findExisting(
    database,
    'preview_images',
    'uuid',
    lines.flatMap(({ logo, picture }) => [logo ?? [], picture ?? []].flat()),
  );
  const { outcomes, added } = partitionRows(lines, ({ logo, picture }): Outcome => {
    if (areTaken) return 'present';
    const stranger = [logo, picture].find((one) => one !== undefined && !pictures.has(one));
    if (stranger !== undefined) return { refused: `la miniature ${stranger} n’existe pas` };
    areTaken = true;
    return 'added';
  });
  for (const settings of added) {
    const columns = settingsColumns(settings);
    if (former === undefined) await addSettings(transaction, columns);
    else await changeSettings(transaction, columns, former);
  }
  return outcomes;
}
