import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SoughtThing } from '#common/contract/feed/changes';
import { readThing } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { type ThingAlone, thingAlone } from '../../state/server-rendered-page';

/** `read`: on its way into the mirror, or only here where the device has no room. `missing`: the server has none. */
export type Sought =
  { readonly kind: 'read'; readonly alone: ThingAlone | null } | { readonly kind: 'none' | 'missing' };

const none: Sought = { kind: 'none' };

/**
 * Asks the server at once for one thing that this device does not have yet, as soon as there is a line: a first load may
 * take minutes to come to it.
 * @param isLacking only then the server is asked
 */
export function useSought(kind: SoughtThing['kind'], slug: string, isLacking: boolean): Sought {
  const [{ of, sought }, setSought] = useState({ of: '', sought: none });
  const thing = `${kind}/${slug}`;
  const { line } = useAtomValue(syncAtom);
  const isAsked = isLacking && line !== 'offline';
  useEffect(() => {
    if (!isAsked) return undefined;
    let left = false;
    void readThing({ kind, slug }).then((result) => {
      if (left) return;
      if (result.ok) {
        const { isStored, rows } = result.value;
        setSought({ of: thing, sought: { kind: 'read', alone: isStored ? null : thingAlone(rows) } });
      } else if (result.failure.error?.code === 'not-found')
        setSought({ of: thing, sought: { kind: 'missing' } });
    });
    return () => {
      left = true;
    };
  }, [kind, slug, thing, isAsked]);
  return of === thing ? sought : none;
}
