import { type ComponentType, createElement, lazy, useState } from 'react';
import { handleMissingChunk } from '../../bridge/missing-chunk';

/** A component whose code is loaded when it is first shown, or preloaded. */
export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** Resolves with whether the code is loaded; once it is, the component is shown without waiting. */
  readonly fetch: () => Promise<boolean>;
  readonly isLoaded: () => boolean;
}

/** Thrown where code cannot be loaded without a network: it can be tried again. */
export class NoNetworkForCode extends Error {}

/** A chunk that a newer build no longer has leads to a reload, once. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep = async () => (loaded = await load());
  const loadOrReload = () =>
    loadAndKeep().catch(async (error: unknown) => {
      // A failure is kept by what awaited it: the next try needs another.
      awaited = lazily();
      const outcome = await handleMissingChunk();
      if (outcome === 'reloading') return new Promise<never>(() => undefined);
      throw outcome === 'no-network' ? new NoNetworkForCode('', { cause: error }) : error;
    });
  const lazily = () => lazy(async () => ({ default: await loadOrReload() }));
  let awaited = lazily();
  return {
    Component: function LazyComponent(props: Props) {
      // Kept while mounted: a different component in its place would be remounted and lose its state.
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? awaited);
      return createElement(Shown, props);
    },
    fetch: () =>
      loadAndKeep().then(
        () => true,
        () => false,
      ),
    isLoaded: () => loaded !== undefined,
  };
}
