import { csrfCookie, csrfHeader } from '#common/contract/feed/csrf-names';
import { leaveHolds } from '../state/begun-bookings';
import { syncAtom } from '../state/connection';
import { store } from '../state/store';
import { thisPage } from '../state/this-page';

/** The server holds the seats of a closed page about as long, for a page that is only loaded again. */
const LEFT_MS = 15_000;

/**
 * Lets go of held seats as the page is closed; not as it is kept for going back. The page's worker ends with the page, so the
 * page itself tells the server. Where that message is lost, the next page of the date takes the seats over.
 */
export function leaveHoldsAtEnd(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    const { clockOffset } = store.get(syncAtom);
    for (const { uuid } of leaveHolds(Date.now() - (clockOffset ?? 0) + LEFT_MS))
      void fetch(`/api/booking-holds/${uuid}?page=${thisPage}`, {
        method: 'DELETE',
        headers: secretHeader(),
        keepalive: true,
      }).catch(() => undefined);
  });
}

function secretHeader(): Record<string, string> {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  const secret = cookies.find(([name]) => name === csrfCookie)?.[1];
  return secret === undefined ? {} : { [csrfHeader]: secret };
}
