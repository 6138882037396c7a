import { capitalised } from '#common/base/capitalised';
import { nearDay } from '../../text/near-day';

/**
 * `Ce soir`, on a line above the date of an evening that is near.
 * @param now the time by which the page is shown: as the server renders it, that of the server
 */
export function NearDay({ date, now }: { date: Date; now: Date }) {
  const near = date > now ? nearDay(date, now) : null;
  return (
    near !== null && (
      <b>
        {capitalised(near)}
        <br />
      </b>
    )
  );
}
