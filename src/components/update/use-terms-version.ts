import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { useWatched } from '../use-watched';

/** The version of the terms of use in the mirror; undefined while there is none. */
export function useTermsVersion(): number | undefined {
  return useWatched(
    () =>
      aboutTextQueries.read('cgu').then(
        (terms) => terms?.version,
        // Without a mirror there are no terms to accept; what is wrong with it is said elsewhere.
        () => undefined,
      ),
    [],
  );
}
