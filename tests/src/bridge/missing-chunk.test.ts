import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleMissingChunk } from '../../../src/bridge/missing-chunk';
import { storageInMemory } from '../state/sessions';

declare const __BUILD__: { readonly id: string };

const reload = vi.fn();
const fetch = vi.fn();
const served = (id: string) => fetch.mockImplementation(async () => Response.json({ id }));

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', storageInMemory());
  vi.stubGlobal('fetch', fetch);
  served('the-next-build');
});

describe('a missing chunk', () => {
  it('loads the page again, once, where the server has another build', async () => {
    expect(await handleMissingChunk()).toBe('reloading');
    expect(await handleMissingChunk()).toBe('lost');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['behind a captive portal', async () => new Response('<!doctype html>')],
  ])('leaves the page that is read alone %s, whatever the browser says of its line', async (_, answer) => {
    fetch.mockImplementation(answer);
    expect(await handleMissingChunk()).toBe('no-network');
    expect(reload).not.toHaveBeenCalled();
  });

  it('changes nothing where the server has this very build', async () => {
    served(__BUILD__.id);
    expect(await handleMissingChunk()).toBe('lost');
    expect(reload).not.toHaveBeenCalled();
  });

  it('changes nothing where a reload could not be remembered', async () => {
    vi.stubGlobal('sessionStorage', storageInMemory(true));
    expect(await handleMissingChunk()).toBe('lost');
    expect(reload).not.toHaveBeenCalled();
  });
});
