import { Badge } from '../../ui/badge';
import { useIsAhead } from './use-is-ahead';

/** Seen by editors alone: everybody else finds the item at its time, when the mark goes by itself. */
export function ComingMark({ from }: { from: Date }) {
  return useIsAhead(from) && <Badge shape="triangle">À paraître</Badge>;
}
