import { synchronise } from './calls';

/** The moments at which the mirror is likely to be behind: the page is seen again, or the network is back. */
export function followPage(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void synchronise();
  });
  addEventListener('online', () => void synchronise());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void synchronise();
  });
}
