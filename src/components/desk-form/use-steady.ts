import { useState } from 'react';
import { deepEqual } from 'fast-equals';
import type { DeskValues } from './desk-noun';

/**
 * The same values, each the very object that it was as long as it says the same: what comes back from the storage is a
 * copy, and a field that was given another object would begin anew under the hands of who is typing in it.
 */
export function useSteady<Values extends DeskValues>(values: Values): Values {
  const [last, setLast] = useState(values);
  const steady = steadied(last, values);
  if (steady !== last) setLast(steady);
  return steady;
}

function steadied<Values extends DeskValues>(last: Values, values: Values): Values {
  const names = Object.keys(values) as (keyof Values)[];
  const entries = names.map((name) => {
    const [before, now] = [last[name], values[name]];
    return [name, deepEqual(before, now) ? before : now] as const;
  });
  const isSame = entries.every(([name, value]) => last[name] === value);
  return isSame ? last : (Object.fromEntries(entries) as Values);
}
