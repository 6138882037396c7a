import { type ComponentType, lazy } from 'react';
import { reloadForMissingChunk } from '../bridge/missing-chunk';

/** A component whose code comes when it is first shown, or when it is fetched ahead. */
export interface Lazily<Props> {
  readonly Component: ComponentType<Props>;
  readonly fetch: () => void;
}

/** A chunk that the server no longer has means that a newer version is out: the page is loaded again, once. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazily<Props> {
  const loadOrReload = () =>
    load().catch((error: unknown) => {
      if (reloadForMissingChunk()) return new Promise<never>(() => undefined);
      throw error;
    });
  return {
    Component: lazy(async () => ({ default: await loadOrReload() })),
    fetch: () => void load().catch(() => undefined),
  };
}
