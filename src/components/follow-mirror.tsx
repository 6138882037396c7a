import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { accountQueries } from '#mirror/queries/account-queries';
import { settingsQueries } from '#mirror/queries/settings-queries';
import { followAccount } from '../state/session';
import { changeSite } from '../state/site';

/** Keeps what every page shows in step with the mirror: the association's name, and one's own roles. */
export function FollowMirror() {
  useEffect(() => {
    const site = liveQuery(() => settingsQueries.read()).subscribe({
      next: (settings) => {
        if (settings) changeSite({ title: settings.title, facebook: settings.facebook ?? null });
      },
      error: ignore,
    });
    const account = liveQuery(() => accountQueries.read()).subscribe({
      next: (user) => {
        if (user) followAccount(user);
      },
      error: ignore,
    });
    return () => {
      site.unsubscribe();
      account.unsubscribe();
    };
  }, []);
  return null;
}

// A mirror that cannot be read is told by the data worker; here the records of the last visit serve.
function ignore(): void {
  return undefined;
}
