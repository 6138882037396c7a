import { navigate } from 'wouter/use-browser-location';
import { links } from '#common/contract/site/links';
import type { SessionState } from '#worker/api';
import { syncAtom } from '../state/connection';
import { openDialog } from '../state/dialogs';
import { warn } from '../state/notices';
import { closeSession, openSession, personAtom } from '../state/session';
import { store } from '../state/store';

/** The worker's session is authoritative: the page follows its changes, and only its changes. */
export function followSession(before: SessionState, after: SessionState): void {
  if (after.kind === 'open') {
    const known = before.kind === 'open' && before.session.token === after.session.token;
    if (!known) openSession(after.session);
  } else if (after.kind !== before.kind && after.kind !== 'unknown') {
    const wasOpen = store.get(personAtom) !== null;
    if (after.kind === 'ended' && wasOpen) tellExpiry();
    closeSession();
  }
}

function tellExpiry(): void {
  warn('Votre session a expiré. Veuillez vous reconnecter');
  // An armed phone scans under its own key: it stays on the scan screen.
  const atTheDoor = store.get(syncAtom).device !== null && location.pathname === links.scan.pattern;
  if (atTheDoor) return;
  navigate(links.newsHome.to());
  openDialog('login');
}
