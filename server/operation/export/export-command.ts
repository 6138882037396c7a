import { commandOf, onlyArgument } from '../../command';
import { openForCommand } from '../../platform/database/open-for-command';
import { fileStoreOf } from '../../platform/files/open-file-store';
import { exportFolder } from './export-folder';

/** `npm run export -- FOLDER`: writes the site as JSON Lines and pictures into an empty folder, also while the site is running. */
export const exportCommand = commandOf(
  { usage: 'export -- DOSSIER (vide, ou nouveau)', read: onlyArgument },
  async (named, { config: configOf, place, screen }) => {
    const config = configOf();
    const folder = place(named);
    const { database, close } = await openForCommand(config, 'read');
    try {
      await exportFolder(database, fileStoreOf(config), folder, screen);
    } finally {
      await close();
    }
    screen.write(`Exporté dans ${folder}.\n`);
    return 0;
  },
);
