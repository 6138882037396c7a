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

/**
 * All that src/main.tsx imports at once is one file, and all that the home needs besides another: many small ones are
 * heavier. src/enter.ts comes before them, and other screens ask for the rest.
 */
function earlyChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const isReachedFrom = (file: string) => reachOf(file, 'at once', context).has(id);
  if (isReachedFrom('src/enter.ts')) return null;
  if (isReachedFrom('src/main.tsx')) return 'page';
  return isReachedFrom('src/screens/breve/news-home.tsx') ? 'news-home' : null;
}

/**
 * What several screens share, those that visitors see apart from the desk's: a device fetches and stores each file for itself,
 * and most modules are so small that this would cost more than what they hold.
 */
const sharedChunk = (id: string, context: Rolldown.ChunkingContext) =>
  reachOf('src/enter.ts', 'sooner or later', context).has(id) ? 'shared' : 'desk-shared';

const deskScreens = /\/src\/screens\/(coulisses|regie)\//;

const reaches = new Map<string, ReadonlySet<string>>();

/** The modules that one imports, and so on, itself among them; sooner or later: also what a visitor's screens ask for. */
function reachOf(
  file: string,
  when: 'at once' | 'sooner or later',
  context: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const name = `${file} ${when}`;
  const known = reaches.get(name);
  if (known !== undefined) return known;
  const reach = new Set([fileURLToPath(new URL(file, import.meta.url))]);
  for (const id of reach) {
    const module = context.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) reach.add(next);
    if (when === 'sooner or later')
      for (const next of module?.dynamicallyImportedIds ?? []) if (!deskScreens.test(next)) reach.add(next);
  }
  reaches.set(name, reach);
  return reach;
}

/** Bytes of source below which what is shared joins its nearest neighbour. */
const SMALL_FILE = 8_192;

/** What only the screens of editors and of the régie ask for: visitors' devices do not store it. */
const deskFiles = new Set<string>();

/** The page, its workers and the service worker. */
export default defineConfig({
  define: { __BUILD__: JSON.stringify(buildInfo) },
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: {
      // Browsers that run the page know it.
      polyfill: false,
      // An editor's device has stored what their screens are made of: to list it would weigh on every visitor's first page.
      resolveDependencies: (file, parts) => (deskFiles.has(file) ? [] : parts),
    },
    // One style sheet: the page that the server prints shows any screen, and asks for it in its head.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What several screens share would be named by all of them, in the list that the first page carries.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: everyPage, priority: 2 },
            { name: earlyChunk, priority: 1 },
            {
              name: sharedChunk,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_FILE,
            },
          ],
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
    findDeskFiles(),
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
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => (deskFiles.has(entry.url) ? { ...entry, desk: true } : entry)),
          }),
        ],
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

/** Walks the build from its entries, and past no screen of theirs: what it did not come by is theirs alone. */
function findDeskFiles(): Plugin {
  return {
    name: 'find-desk-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isTheirs = ({ facadeModuleId }: Rolldown.OutputChunk) => deskScreens.test(facadeModuleId ?? '');
      const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
      for (const { imports, dynamicImports } of reached)
        for (const chunk of chunks)
          if (!isTheirs(chunk) && [...imports, ...dynamicImports].includes(chunk.fileName))
            reached.add(chunk);
      for (const chunk of chunks) if (!reached.has(chunk)) deskFiles.add(chunk.fileName);
    },
  };
}
