import { useEffect, useState } from 'react';
import { synchronise } from '../../bridge/calls';
import { useOwnAnswer } from './mirror-reach';

/**
 * The result of a lookup. `missing`: the mirror was complete, and asking the server once more brought nothing either;
 * `unreachable`: nothing was ever loaded, and nothing can be.
 */
export type LookupResult<Thing> =
  | { readonly kind: 'found'; readonly thing: Thing }
  | { readonly kind: 'awaited' | 'missing' | 'unreachable' };

/**
 * Watches a thing by its slug; the caller must be keyed by that slug.
 * @param printed the thing rendered by the server into the page, if it is the one looked for
 */
export function useLookup<Thing extends object>(
  slug: string,
  read: (slug: string) => Promise<Thing | null>,
  printed?: Thing,
): LookupResult<Thing> {
  const { answer, reach } = useOwnAnswer<Thing | null>(() => read(slug), [slug], printed);
  const isGone = useIsGone(slug, read, answer === null && reach === 'complete');
  if (answer) return { kind: 'found', thing: answer };
  if (answer === undefined || reach === 'waiting') return { kind: 'awaited' };
  if (reach === 'silent') return { kind: 'unreachable' };
  return { kind: isGone ? 'missing' : 'awaited' };
}

/** A complete mirror may be outdated: it synchronises once more before an absence is trusted. */
function useIsGone(
  slug: string,
  read: (slug: string) => Promise<object | null>,
  isDoubted: boolean,
): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (!isDoubted) return undefined;
    let left = false;
    void synchronise()
      .then(() => read(slug))
      .then((thing) => left || setIsGone(thing === null));
    return () => {
      left = true;
    };
  }, [slug, read, isDoubted]);
  return isGone;
}
