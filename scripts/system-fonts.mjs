import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's folders of the fonts that tests expect. */
const folders = {
  dejavu: '/usr/share/fonts/truetype/dejavu',
  liberation: '/usr/share/fonts/truetype/liberation',
};

/**
 * Checks for the folder, since the system's list of fonts may be overridden by the environment. Only on Linux do
 * browsers read these fonts.
 * @param {keyof typeof folders} font
 */
export function hasFont(font) {
  return process.platform !== 'linux' || existsSync(folders[font]);
}

/**
 * The environment of a browser that sees only these system fonts, whatever else is installed, so that line breaks are
 * the same on every machine.
 * @param {readonly (keyof typeof folders)[]} fonts
 */
export function withFonts(fonts) {
  const own = join(tmpdir(), `journey-fonts-${process.getuid?.() ?? ''}`);
  mkdirSync(own, { recursive: true });
  const file = join(own, `${fonts.join('-')}.conf`);
  const written = `${file}.${process.pid}`;
  const dirs = fonts.map((font) => `<dir>${folders[font]}</dir>`).join('');
  writeFileSync(
    written,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${dirs}<cachedir>${join(own, 'cache')}</cachedir></fontconfig>
`,
  );
  // Atomic: another worker's browser may be reading the file.
  renameSync(written, file);
  // Playwright's `env` replaces the whole environment.
  return { ...setVariables(), FONTCONFIG_FILE: file };
}

/** @returns {Record<string, string>} */
function setVariables() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
