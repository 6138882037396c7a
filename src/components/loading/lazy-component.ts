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

/** How often somebody asked for what did not load: by following a link, or by 'Réessayer'. */
let trials = 0;

/** From now on, code that did not load is loaded again where it is shown. */
export function tryCodeAgain(): void {
  trials += 1;
}

/** A chunk that a newer build no longer has leads to a reload, once. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadAndKeep = async () => (loaded = await load());
  const loadOrReload = () =>
    loadAndKeep().catch(async (error: unknown) => {
      const outcome = await handleMissingChunk();
      if (outcome === 'reloading') return new Promise<never>(() => undefined);
      throw outcome === 'no-network' ? new NoNetworkForCode('', { cause: error }) : error;
    });
  const lazily = () => ({ trial: trials, Awaited: lazy(async () => ({ default: await loadOrReload() })) });
  let trial = lazily();
  // A failure is kept by what awaited it. React renders it again before it shows it: another one then would never end.
  const awaited = () => {
    if (trial.trial !== trials) trial = lazily();
    return trial.Awaited;
  };
  return {
    Component: function LazyComponent(props: Props) {
      // Kept while mounted: a different component in its place would be remounted and lose its state.
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? awaited());
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
