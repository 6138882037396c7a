import { useLiveQuery } from 'dexie-react-hooks';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';

/** The version of the terms of use in the mirror; undefined while there is none. */
export function useTermsVersion(): number | undefined {
  return useLiveQuery(() =>
    aboutTextQueries.read('cgu').then(
      (terms) => terms?.version,
      // Without a mirror there are no terms to accept; its failure is reported elsewhere.
      () => undefined,
    ),
  );
}
