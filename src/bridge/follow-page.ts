import { changeNetwork } from '../state/connection';
import { synchronise } from './calls';

/** Synchronises when the mirror is likely to be behind: the page is visible again, or the network is back. */
export function followPage(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void synchronise();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void synchronise();
  });
  addEventListener('online', () => {
    changeNetwork(true);
    void synchronise();
  });
  addEventListener('offline', () => changeNetwork(false));
}
