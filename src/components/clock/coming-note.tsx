import { playbillDate } from '#common/base/dates';
import { useIsAhead } from './use-is-ahead';

/** Says until when the public does not see something, as long as that is to come. */
export function ComingNote({ from, what }: { from: Date; what: string }) {
  return (
    useIsAhead(from) && (
      <span className="small soft">
        À paraître le {playbillDate(from)}&nbsp;: d’ici là, {what}
      </span>
    )
  );
}
