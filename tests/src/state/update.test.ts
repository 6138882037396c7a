import { describe, expect, it, vi } from 'vitest';
import { blockReload, whenFree } from '../../../src/state/update';

describe('a reload', () => {
  it('happens at once when nothing forbids it', () => {
    const reload = vi.fn();
    whenFree(reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits until everything that forbids it is over, and happens once', () => {
    const reload = vi.fn();
    const leaveScan = blockReload();
    const endRequest = blockReload();
    whenFree(reload);
    endRequest();
    expect(reload).not.toHaveBeenCalled();
    leaveScan();
    blockReload()();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not freed twice by one that ends twice', () => {
    const reload = vi.fn();
    const endRequest = blockReload();
    const leaveScan = blockReload();
    whenFree(reload);
    endRequest();
    endRequest();
    expect(reload).not.toHaveBeenCalled();
    leaveScan();
  });
});
