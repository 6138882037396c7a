import { liveQuery } from 'dexie';
import { useEffect } from 'react';
import { accountQueries } from '#mirror/queries/account-queries';
import { badgeQueries } from '#mirror/queries/badge-queries';
import { headerQueries } from '#mirror/queries/header-queries';
import { settingsQueries } from '#mirror/queries/settings-queries';
import { changeBanner } from '../../state/banner';
import { changeBadges } from '../../state/badges';
import { followAccount } from '../../state/session';
import { changeSite } from '../../state/site';

/**
 * Keeps the state of every page in step with the mirror: the association's name and notice, the person's roles, what waits in
 * their offices.
 */
export function FollowMirror() {
  useEffect(() => {
    const site = liveQuery(() => settingsQueries.read()).subscribe({
      next: (settings) => {
        if (settings) changeSite(settings);
      },
      error: ignore,
    });
    const banner = liveQuery(() => headerQueries.readBanner()).subscribe({
      next: (notice) => {
        if (notice) changeBanner(notice);
      },
      error: ignore,
    });
    const account = liveQuery(() => accountQueries.read()).subscribe({
      next: (user) => {
        if (user) followAccount(user);
      },
      error: ignore,
    });
    const badges = liveQuery(() => badgeQueries.read()).subscribe({ next: changeBadges, error: ignore });
    return () => {
      badges.unsubscribe();
      site.unsubscribe();
      banner.unsubscribe();
      account.unsubscribe();
    };
  }, []);
  return null;
}

// The data worker reports a mirror that cannot be read; here the records of the last visit are used.
function ignore(): void {
  return undefined;
}
