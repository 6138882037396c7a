import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources, fingerprint, root } from './project.mjs';

/** @type {{version: string, mustInstall: boolean, mandatory: string}} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {string} version as in package.json @returns {string} as people read it: `03.03.05` */
const inPairs = (version) =>
  version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.');

/** Defined in every build as `__BUILD__`: an id derived from the sources, and the version in the page's footer. */
export const buildInfo = { id: fingerprint(buildSources).slice(0, 12), version: inPairs(manifest.version) };

/** Whether devices must install this build, instead of being offered it. */
export const { mustInstall } = manifest;

/** The last version that devices had to install: an older one must still install what is served now. */
export const mandatory = inPairs(manifest.mandatory);
