import { Badge } from '../../ui/badge';
import { useIsAhead } from './use-is-ahead';

/** Visible to editors only: for everybody else the item appears at its time, when the badge disappears by itself. */
export function UpcomingBadge({ from }: { from: Date }) {
  return useIsAhead(from) && <Badge shape="triangle">À paraître</Badge>;
}
