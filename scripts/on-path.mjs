import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program on the PATH.
 * @param {string} program
 * @returns {string | undefined}
 */
export function onPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  return folders
    .flatMap((folder) => endings.map((ending) => join(folder, program + ending)))
    .find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
