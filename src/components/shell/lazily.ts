import { type ComponentType, createElement, lazy, useState } from 'react';
import { reloadForMissingChunk } from '../../bridge/missing-chunk';

/** A component whose code comes when it is first shown, or when it is fetched ahead. */
export interface Lazily<Props> {
  readonly Component: ComponentType<Props>;
  /** Resolves when the code is there, or cannot be had. From then on the component is shown without waiting. */
  readonly fetch: () => Promise<void>;
}

/** A chunk that the server no longer has means that a newer version is out: the page is loaded again, once. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazily<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep = async () => (loaded = await load());
  const loadOrReload = () =>
    loadAndKeep().catch((error: unknown) => {
      if (reloadForMissingChunk()) return new Promise<never>(() => undefined);
      throw error;
    });
  const Awaited = lazy(async () => ({ default: await loadOrReload() }));
  return {
    Component: function Lazily(props: Props) {
      // Kept for as long as it is shown: another component in its place would begin anew.
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
      return createElement(Shown, props);
    },
    fetch: () =>
      loadAndKeep().then(
        () => undefined,
        () => undefined,
      ),
  };
}
