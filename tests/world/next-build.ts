import { vi } from 'vitest';
import { generationSchema } from '#mirror/generation';
import type { createWorker } from '#worker/data-worker';

/** The same sources as a build of tomorrow, whose mirror keeps one store more. */
async function loadNextBuild(): Promise<typeof createWorker> {
  vi.resetModules();
  vi.doMock(import('#mirror/generation'), async (importOriginal) => {
    const original = await importOriginal();
    return {
      ...original,
      generationSchema: (generationSchema + 1) as typeof generationSchema,
      openGeneration(...asked) {
        const generation = original.openGeneration(...asked);
        const { database } = generation;
        database.version(generationSchema + 1).stores({ posters: 'uuid' });
        return {
          ...generation,
          // Those from before know nothing of the stores.
          follow: database.table('follow'),
          pending: database.table('pending'),
          covered: database.table('covered'),
        };
      },
    };
  });
  const loaded = await import('#worker/data-worker');
  vi.doUnmock('#mirror/generation');
  vi.resetModules();
  return loaded.createWorker;
}

export const createNextWorker = await loadNextBuild();
