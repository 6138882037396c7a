import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** @type {{browserslist: string[]}} */
const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The oldest supported versions by the names of `browserslist` in package.json, the one list of browsers.
 * @type {Readonly<Record<string, string>>}
 */
export const oldest = Object.fromEntries(
  browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (version === '') throw new Error(`Not a browser and its oldest version: ${line}`);
    return [name, version];
  }),
);

/** The same for Vite, which hands it on to its minifiers of scripts and styles. */
export const targets = Object.entries(oldest).map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);
