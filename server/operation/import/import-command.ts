import { commandOf, onlyArgument } from '../../command';
import { filesToImport, importFolder } from './import-folder';
import { importPictureFiles } from './import-picture-files';
import { withSite } from './with-site';

/**
 * `npm run import -- FOLDER`: loads JSON Lines in the wire format, and pictures, into the configured site, even while it
 * runs. Returns the exit status: 0 if everything was imported, 1 if some was refused, 2 if nothing was done.
 */
export const importCommand = commandOf(
  { usage: 'import -- DOSSIER', read: onlyArgument },
  async (named, { config, place, screen }) => {
    const folder = place(named);
    await filesToImport(folder);
    return withSite(config(), async (database, files) => {
      const rows = await importFolder(database, folder, screen);
      const pictures = await importPictureFiles(database, files, folder, screen);
      screen.write(
        rows.refused + pictures.refused === 0
          ? 'Tout est importé.\n'
          : `Import terminé ; lignes refusées : ${rows.refused}, fichiers refusés : ${pictures.refused}.\n`,
      );
      return rows.refused + pictures.refused === 0 ? 0 : 1;
    });
  },
);
