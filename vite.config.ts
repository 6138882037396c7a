import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildInfo, mustInstall } from './scripts/build-info.mjs';
import { webManifest } from './scripts/web-manifest.mjs';

const devServer = `http://localhost:${process.env['PORT'] ?? '8080'}`;

/** What every page needs and few releases change: a file of its own, which devices keep from one release to the next. */
const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|jotai|dexie-react-hooks|comlink)\//;

/** Page and data worker load the same file, so that a device fetches and keeps it once. */
const modernDexie = 'dexie/dist/modern/dexie.mjs';
const dexieVersion = JSON.parse(readFileSync('node_modules/dexie/package.json', 'utf8')).version;
const sharedDexie = `assets/dexie-${dexieVersion}.js`;

/** All that src/main.tsx imports at once is one file; src/enter.ts comes before it, and screens ask for the rest. */
function pageChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  return reachOf('src/main.tsx', context).has(id) && !reachOf('src/enter.ts', context).has(id)
    ? 'page'
    : null;
}

const reaches = new Map<string, ReadonlySet<string>>();

/** The modules that one imports at once, and so on, itself among them. */
function reachOf(file: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = reaches.get(file);
  if (known !== undefined) return known;
  const reach = new Set([fileURLToPath(new URL(file, import.meta.url))]);
  for (const id of reach) for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach.add(next);
  reaches.set(file, reach);
  return reach;
}

/** The page, its workers and the service worker. */
export default defineConfig({
  define: { __BUILD__: JSON.stringify(buildInfo) },
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    // Browsers that run the page know it.
    modulePreload: { polyfill: false },
    // One style sheet: the page that the server prints shows any screen, and asks for it in its head.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'libraries', test: everyPage, priority: 1 }, { name: pageChunk }],
        },
      },
      checks: { pluginTimings: false },
    },
  },
  worker: { format: 'es', plugins: () => [leadToSharedDexie()] },
  // Dexie's package leads to its ES5 build; every browser that has service workers reads the modern one.
  resolve: { alias: [{ find: /^dexie$/, replacement: modernDexie }] },
  server: { proxy: { '/api': devServer, '/health': devServer } },
  plugins: [
    react(),
    orderLayers(),
    { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' },
    leadToSharedDexie(),
    emitDexie(),
    versionFile(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'service.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,woff2,wasm}'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
});

/**
 * One style sheet is put together from the last screen's to the page's own, which would leave the lower layers on top:
 * every sheet says the order again, and minifying takes the repetitions away.
 */
function orderLayers(): Plugin {
  const [order] = readFileSync('src/styles/layers.css', 'utf8').match(/^@layer .+;$/m) ?? [];
  return {
    name: 'order-layers',
    apply: 'build',
    transform: (code, id) => (id.endsWith('.css') ? { code: `${order}\n${code}`, map: null } : null),
  };
}

/** Dexie as its makers minified it, under its version: what other builds keep of it stays right. */
function emitDexie(): Plugin {
  return {
    name: 'emit-dexie',
    apply: 'build',
    generateBundle() {
      const code = readFileSync('node_modules/dexie/dist/modern/dexie.min.mjs', 'utf8');
      const source = code.replace(/\/\/# sourceMappingURL=.*\s*$/, '');
      this.emitFile({ type: 'asset', fileName: sharedDexie, source });
    },
  };
}

function leadToSharedDexie(): Plugin {
  return {
    name: 'lead-to-shared-dexie',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === modernDexie ? { id: `/${sharedDexie}`, external: 'absolute' } : null),
  };
}

/** `version.json` tells a running page which build is served, and whether it has to move to it. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ ...buildInfo, mustInstall });
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
