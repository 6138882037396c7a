import { afterAll, vi } from 'vitest';

// The next test file of this process finds what the first one found.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.resetModules();
});
