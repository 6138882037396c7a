import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources, fingerprint, root } from './project.mjs';

/** @type {{version: string, mustInstall: boolean}} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Defined in every build as `__BUILD__`: an id derived from the sources, and the version in the page's footer. */
export const buildInfo = {
  id: fingerprint(buildSources).slice(0, 12),
  version: manifest.version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.'),
};

/** Whether devices must install this build, instead of being offered it. */
export const { mustInstall } = manifest;
