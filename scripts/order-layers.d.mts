import type { Plugin } from 'vite';

/** Every style sheet begins with the order of the layers. */
export function orderLayers(): Plugin;
