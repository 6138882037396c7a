import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForMissingChunk } from '../../../src/bridge/missing-chunk';
import { storageInMemory } from '../state/sessions';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', storageInMemory());
  vi.stubGlobal('navigator', { onLine: true });
});

describe('a missing chunk', () => {
  it('loads the page again, once', () => {
    expect(reloadForMissingChunk()).toBe(true);
    expect(reloadForMissingChunk()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('changes nothing without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadForMissingChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('changes nothing where a reload could not be remembered', () => {
    vi.stubGlobal('sessionStorage', storageInMemory(true));
    expect(reloadForMissingChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
