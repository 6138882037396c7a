import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SoughtThing } from '#common/contract/feed/changes';
import { readThing } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { type ThingAlone, thingAlone } from '../../state/server-rendered-page';

/**
 * `read`: on its way into the mirror, or only here where the device has no room. `missing`: the server has none. `failed`:
 * it could not tell; it is asked again.
 */
export type Sought =
  | { readonly kind: 'read'; readonly alone: ThingAlone | null }
  | { readonly kind: 'none' | 'missing' | 'failed' };

/** Milliseconds after which a server that could not tell is asked again. */
const AGAIN_MS = 10_000;

const none: Sought = { kind: 'none' };

/**
 * Asks the server at once for one thing that this device does not have yet, as soon as there is a line: a first load may
 * take minutes to come to it.
 * @param isLacking only then the server is asked
 */
export function useSought(kind: SoughtThing['kind'], slug: string, isLacking: boolean): Sought {
  const [{ of, sought }, setSought] = useState({ of: '', sought: none });
  const [trial, setTrial] = useState(0);
  const thing = `${kind}/${slug}`;
  const { line } = useAtomValue(syncAtom);
  const isAsked = isLacking && line !== 'offline';
  useEffect(() => {
    if (!isAsked) return undefined;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    void readThing({ kind, slug }).then((result) => {
      if (left) return;
      if (result.ok) {
        const { isStored, rows } = result.value;
        setSought({ of: thing, sought: { kind: 'read', alone: isStored ? null : thingAlone(rows) } });
      } else if (result.failure.error?.code === 'not-found')
        setSought({ of: thing, sought: { kind: 'missing' } });
      else {
        setSought({ of: thing, sought: { kind: 'failed' } });
        again = setTimeout(() => setTrial(trial + 1), AGAIN_MS);
      }
    });
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [kind, slug, thing, isAsked, trial]);
  return of === thing ? sought : none;
}
