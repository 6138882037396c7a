import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildInfo, mandatory, mustInstall } from './scripts/build-info.mjs';
import { targets } from './scripts/browsers.mjs';
import { lowerStyles } from './scripts/lower-styles.mjs';
import { chunkFileName } from './scripts/neutral-names.mjs';
import { orderLayers } from './scripts/order-layers.mjs';
import { refuseCycles } from './scripts/refuse-cycles.mjs';
import { reachedFrom } from './scripts/reached-chunks.mjs';
import { sharedChunks } from './scripts/shared-chunks.mjs';
import { webManifest } from './scripts/web-manifest.mjs';

const devServer = `http://localhost:${process.env['PORT'] ?? '8080'}`;

/** Libraries that every page needs and few releases change: one file, which stays cached across releases. */
const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|jotai|dexie-react-hooks|comlink)\//;

/** What compiled code calls: a file of its own, since what is loaded before all that stores something needs it too. */
const helpers = /@oxc-project\+runtime/;
const libraryOf = (id: string) => (helpers.test(id) ? 'helpers' : everyPage.test(id) ? 'libraries' : null);

/** Page and data worker load the same Dexie file, so that a device fetches and stores it once. */
const modernDexie = 'dexie/dist/modern/dexie.mjs';
const dexieVersion = JSON.parse(readFileSync('node_modules/dexie/package.json', 'utf8')).version;
const sharedDexie = `assets/dexie-${dexieVersion}.js`;

/**
 * One chunk for src/enter.ts, which loads first, one for all static imports of src/main.tsx and one for the rest of the
 * home page: many small files weigh more.
 */
function earlyChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const isReachedFrom = (file: string) => reachOf(file, context).has(id);
  if (isReachedFrom('src/enter.ts')) return 'enter';
  if (isReachedFrom('src/main.tsx')) return 'page';
  return isReachedFrom('src/screens/news/news-home.tsx') ? 'news-home' : null;
}

const reaches = new Map<string, ReadonlySet<string>>();

/** `file` and all modules that it imports statically. */
function reachOf(file: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = reaches.get(file);
  if (known !== undefined) return known;
  const reach = new Set([inProject(file)]);
  for (const id of reach) for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach.add(next);
  reaches.set(file, reach);
  return reach;
}

const inProject = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Screens of those who administer, of the door and of the box office. */
const deskScreens = /\/src\/screens\/(desk|first-run|front-of-house)\//;

/** What reads tickets' codes where the browser cannot: a third of all that there is, for the door, the box office and the desk. */
const decoderFiles = /^assets\/(decoder|zxing_reader)-/;

/** What runs only where the browser refuses all storage: the data worker in the page itself, over a database in memory. */
const inMemory = /\/src\/bridge\/(storage-)?in-memory\.|\/worker\//;

let shared: ReadonlyMap<string, string> | null = null;

/** Chunk of a module that several screens share: most are so small that files of their own would weigh more. */
function sharedChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  shared ??= sharedChunks(
    inProject('index.html'),
    (id) => {
      const module = context.getModuleInfo(id);
      if (module === null) return null;
      const { importedIds, dynamicallyImportedIds, code } = module;
      return { imports: importedIds, dynamicImports: dynamicallyImportedIds, bytes: code?.length ?? 0 };
    },
    {
      ownChunkOf: (id) => libraryOf(id) ?? earlyChunk(id, context),
      isDesk: (entry) => deskScreens.test(entry) || inMemory.test(entry),
    },
  );
  return shared.get(id) ?? null;
}

/** Files that only the screens of the desk load: visitors' devices do not store them. */
const deskFiles = new Set<string>();

/** Files of `inMemory`: nothing can store them there, and nothing else needs them. */
const neverStored = new Set<string>();

/** What most visits go on to, what every page loads by itself, and what older browsers load before it. */
const mainWays =
  /\/common\/base\/fills\.|\/src\/(screens\/(news|library|show|booking|gallery)\/|bridge\/(service-worker|follow-booker)\.)/;

/** Chunks that every page and the main ways from it need: a first visit stores them, and these files, before all others. */
const earlyChunks = new Set<string>();
const earlyFiles = /\.(html|css)$|^assets\/(data|dexie)-/;

/** The page, its workers and the service worker. */
export default defineConfig({
  define: { __BUILD__: JSON.stringify(buildInfo) },
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    target: targets,
    sourcemap: 'hidden',
    modulePreload: {
      // All supported browsers know module preload.
      polyfill: false,
      // The desk's devices have these files stored already; listing them would make every visitor's first page larger.
      resolveDependencies: (file, parts) => (deskFiles.has(file) ? [] : parts),
    },
    // One style sheet: the server-rendered page may show any screen, and links it in its head.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        // Of letters only a to f: no hash spells a word.
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: libraryOf, priority: 2 },
            { name: earlyChunk, priority: 1 },
            { name: sharedChunk },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
  css: { postcss: { plugins: [lowerStyles] } },
  worker: {
    format: 'es',
    plugins: () => [leadToSharedDexie()],
    rolldownOptions: { output: { chunkFileNames: chunkFileName, hashCharacters: 'hex' } },
  },
  // Dexie's package resolves to its ES5 build; every browser with service workers can run the modern one.
  resolve: { alias: [{ find: /^dexie$/, replacement: modernDexie }] },
  server: { proxy: { '/api': devServer, '/health': devServer } },
  plugins: [
    react(),
    orderLayers(),
    { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' },
    leadToSharedDexie(),
    emitDexie(),
    nameBuild(),
    sortFiles(),
    refuseCycles(),
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
            manifest: entries
              .filter(({ url }) => !neverStored.has(url))
              .map((entry) => ({
                ...entry,
                ...((deskFiles.has(entry.url) || decoderFiles.test(entry.url)) && { desk: true }),
                ...(!earlyFiles.test(entry.url) && !earlyChunks.has(entry.url) && { later: true }),
              })),
          }),
        ],
      },
    }),
  ],
});

/** Dexie's own minified build, with its version in the name: a copy cached from an earlier build stays valid. */
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

/**
 * The page names its build: a service worker stores no page of another one. `version.json` tells a running page which build
 * is served, whether the page must install it, and since which version it must.
 */
function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: buildInfo.id } }],
    generateBundle() {
      const source = JSON.stringify({ ...buildInfo, mustInstall, mandatory });
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** Finds the files that belong to the desk alone, those that are never stored, and those that are needed first. */
function sortFiles(): Plugin {
  return {
    name: 'sort-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const reachedWithout = (...left: readonly RegExp[]) =>
        reachedFrom(
          chunks,
          chunks.filter(({ isEntry }) => isEntry),
          ({ imports, dynamicImports }, { facadeModuleId, fileName }) =>
            !left.some((entries) => entries.test(facadeModuleId ?? '')) &&
            [...imports, ...dynamicImports].includes(fileName),
        );
      const everybodys = reachedWithout(deskScreens, inMemory);
      const stored = reachedWithout(inMemory);
      const early = reachedFrom(
        chunks,
        chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => mainWays.test(id))),
        ({ imports }, { fileName }) => imports.includes(fileName),
      );
      for (const chunk of chunks) if (!everybodys.has(chunk)) deskFiles.add(chunk.fileName);
      for (const chunk of chunks) if (!stored.has(chunk)) neverStored.add(chunk.fileName);
      for (const { fileName } of early) earlyChunks.add(fileName);
    },
  };
}
