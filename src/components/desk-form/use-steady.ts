import { useState } from 'react';
import { deepEqual } from 'fast-equals';
import type { DeskValues } from './desk-noun';

/**
 * The same values with stable identities: each field keeps its object while its content is equal. Values read from
 * storage are copies, and a field given another object would be reset while someone is typing in it.
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
