import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { buildInfo } from './scripts/build-info.mjs';

const names = readdirSync('bench').filter((name) => name.endsWith('.bench.ts'));

/** Benchmarks run on built code, as in production. */
export default defineConfig({
  define: { __BUILD__: JSON.stringify(buildInfo) },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/bench',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        ...Object.fromEntries(names.map((name) => [name.slice(0, -'.ts'.length), `bench/${name}`])),
        'bare-server': 'bench/support/bare-server.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
