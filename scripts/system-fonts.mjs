import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian keeps the fonts that tests are made for. */
const folders = {
  dejavu: '/usr/share/fonts/truetype/dejavu',
  liberation: '/usr/share/fonts/truetype/liberation',
};

/**
 * Looked for as a folder: who runs the tests may have told the system's list of fonts to be another one. Elsewhere than
 * on Linux, browsers take no fonts from there.
 * @param {keyof typeof folders} font
 */
export function hasFont(font) {
  return process.platform !== 'linux' || existsSync(folders[font]);
}

/**
 * The environment of a browser that knows these fonts of the system and no others, whatever is installed beside them:
 * texts break where they break on every other machine.
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
  // At once: another worker's browser may be reading it.
  renameSync(written, file);
  // Given an environment, Playwright starts the browser with nothing else.
  return { ...setVariables(), FONTCONFIG_FILE: file };
}

/** @returns {Record<string, string>} */
function setVariables() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
