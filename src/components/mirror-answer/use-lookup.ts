import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SoughtThing } from '#common/contract/feed/changes';
import { synchronise } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import type { ThingAlone } from '../../state/server-rendered-page';
import { type MirrorReach, useOwnAnswer } from './mirror-reach';
import { type Sought, useSought } from './use-sought';

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
  return resultOf(answer, reach, isGone);
}

/** Where what is public is looked up: its kind, and how it is found among rows that were read alone. */
interface PublicThing<Thing> {
  readonly kind: SoughtThing['kind'];
  readonly in: (alone: ThingAlone) => Thing | null;
}

/** The same for what everybody may see: what the first load has not brought yet is read from the server at once. */
export function usePublicLookup<Thing extends object>(
  { kind, in: find }: PublicThing<Thing>,
  slug: string,
  read: (slug: string) => Promise<Thing | null>,
  printed?: Thing,
): LookupResult<Thing> {
  const { answer, reach } = useOwnAnswer<Thing | null>(() => read(slug), [slug], printed);
  const { mirroredAt, session, line, isFull } = useAtomValue(syncAtom);
  const sought = useSought(kind, slug, answer === null && (mirroredAt === null || isFull));
  const isSaid = !isFull || sought.kind === 'missing';
  const isGone = useIsGone(slug, read, answer === null && reach === 'complete' && isSaid);
  // Who is logged in may see more than everybody: their own rows will tell.
  if (!answer && sought.kind === 'missing' && session.kind === 'none') return { kind: 'missing' };
  const alone = sought.kind === 'read' && sought.alone !== null ? find(sought.alone) : null;
  // Without room a round brings nothing: what counts is what the server says of this thing.
  if (answer === null && alone === null && !isSaid)
    return { kind: line !== 'offline' && isOnItsWay(sought) ? 'awaited' : 'unreachable' };
  return resultOf(answer ?? alone, reach, isGone);
}

const isOnItsWay = (sought: Sought): boolean =>
  sought.kind === 'none' || (sought.kind === 'read' && sought.alone === null);

function resultOf<Thing extends object>(
  answer: Thing | null | undefined,
  reach: MirrorReach,
  isGone: boolean,
): LookupResult<Thing> {
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
