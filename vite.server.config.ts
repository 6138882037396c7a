import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildInfo } from './scripts/build-info.mjs';

// `run-site` is for journeys, whose servers may live faster than `main`.
const entries = ['main', 'run-site', 'import', 'import-wordpress', 'export', 'job', 'backup', 'restore'];

/**
 * Bundles the server, its commands and its renderer of the page, one file each in build/server; dependencies stay in
 * node_modules.
 */
export default defineConfig({
  define: { __BUILD__: JSON.stringify(buildInfo) },
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: true,
    outDir: 'build/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(
          entries.map((name) => [name, `server/${name}.ts`]).filter(([, file]) => existsSync(String(file))),
        ),
        'render-page': 'src/render-page.tsx',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
