import { readFileSync } from 'node:fs';

/**
 * A plugin of Vite. The style sheet is concatenated from the last screen's styles to the page's own, which would reverse the
 * layers: every source therefore repeats their order, and minifying removes the repetitions.
 * @returns {import('vite').Plugin}
 */
export function orderLayers() {
  const [order] = readFileSync('src/styles/layers.css', 'utf8').match(/^@layer .+;$/m) ?? [];
  return {
    name: 'order-layers',
    apply: 'build',
    transform: (code, id) => (id.endsWith('.css') ? { code: `${order}\n${code}`, map: null } : null),
  };
}
