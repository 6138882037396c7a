import { type ComponentType, createElement, lazy, useState } from 'react';
import { reloadForMissingChunk } from '../../bridge/missing-chunk';

/** A component whose code is loaded when it is first shown, or preloaded. */
export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** Resolves when the code is loaded, or cannot be. Once loaded, the component is shown without waiting. */
  readonly fetch: () => Promise<void>;
}

/** A chunk missing on the server means that a newer version is out: the page is reloaded, once. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep = async () => (loaded = await load());
  const loadOrReload = () =>
    loadAndKeep().catch((error: unknown) => {
      if (reloadForMissingChunk()) return new Promise<never>(() => undefined);
      throw error;
    });
  const Awaited = lazy(async () => ({ default: await loadOrReload() }));
  return {
    Component: function LazyComponent(props: Props) {
      // Kept while mounted: a different component in its place would be remounted and lose its state.
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
