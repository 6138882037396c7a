import { beforeEach, describe, expect, it, vi } from 'vitest';

const read = async () => (await import('../../../src/bridge/refused-storage')).refusesStorage;

const stubGetter = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { get, configurable: true });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('localStorage', {});
});

describe('a browser', () => {
  it('that stores something refuses nothing', async () => {
    expect(await read()).toBe(false);
  });

  it('whose site data are blocked throws as its records are read', async () => {
    stubGetter('localStorage', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await read()).toBe(true);
  });

  it.each(['localStorage', 'indexedDB'])('without %s has null in its place', async (name) => {
    vi.stubGlobal(name, null);
    expect(await read()).toBe(true);
  });
});
