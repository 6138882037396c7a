import { changeNetwork } from '../state/connection';
import { synchronise } from './calls';

/** The moments at which the mirror is likely to be behind: the page is seen again, or the network is back. */
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
