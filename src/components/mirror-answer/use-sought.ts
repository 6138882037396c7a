import { useEffect, useState } from 'react';
import { synchronise } from '../../bridge/calls';
import { useMirrorAnswer } from './mirror-reach';

/**
 * What became of looking for a thing. `missing` is said only when the mirror was whole and the server, asked once more,
 * brought nothing either; `unreachable` when nothing was ever loaded and nothing can be.
 */
export type Sought<Thing> =
  | { readonly kind: 'found'; readonly thing: Thing }
  | { readonly kind: 'awaited' | 'missing' | 'unreachable' };

/**
 * Watches a thing by its slug; what uses it is keyed by that slug.
 * @param printed the thing that the server printed into the page, if it is the one that is sought
 */
export function useSought<Thing extends object>(
  slug: string,
  read: (slug: string) => Promise<Thing | null>,
  printed?: Thing,
): Sought<Thing> {
  const { answer, reach } = useMirrorAnswer<Thing | null>(() => read(slug), [slug], printed);
  const isGone = useIsGone(slug, read, answer === null && reach === 'complete');
  if (answer) return { kind: 'found', thing: answer };
  if (answer === undefined || reach === 'waiting') return { kind: 'awaited' };
  if (reach === 'silent') return { kind: 'unreachable' };
  return { kind: isGone ? 'missing' : 'awaited' };
}

/** A whole mirror may be of yesterday: it follows the server once more before it is believed. */
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
