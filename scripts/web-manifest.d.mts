import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the browser shows of the installed site. */
export const webManifest: Partial<ManifestOptions>;
