import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources, fingerprint, root } from './project.mjs';

/** @type {{version: string, mustInstall: boolean}} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What every build carries as `__BUILD__`: an id that follows the sources, and the label in the page's footer. */
export const buildInfo = {
  id: fingerprint(buildSources).slice(0, 12),
  version: manifest.version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.'),
};

/** Whether devices have to install this build, rather than being offered it. */
export const { mustInstall } = manifest;
