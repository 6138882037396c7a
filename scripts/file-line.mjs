import { writeSync } from 'node:fs';

/** The file descriptor whose output startLogged shows. */
const SHOWN = 3;

/**
 * Shows that a test file has finished.
 * @param {string} file
 * @param {number} ran
 * @param {number} failed how many of those
 */
export function tellFile(file, ran, failed) {
  writeSync(SHOWN, `  ${fileLine(file, ran, failed)}\n`);
}

/**
 * @param {string} file
 * @param {number} ran
 * @param {number} failed
 */
export function fileLine(file, ran, failed) {
  return failed === 0 ? `✓ ${file} (${ran})` : `✗ ${file} (${failed} of ${ran} failed)`;
}
