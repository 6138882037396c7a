import { navigate } from 'wouter/use-browser-location';
import { links } from '#common/contract/site/links';
import type { SessionState } from '#worker/api';
import { syncAtom } from '../state/connection';
import { closeDialog, dialogAtom, openDialog } from '../state/dialogs';
import { warn } from '../state/notices';
import { keepReturnAddress, takeReturnAddress } from '../state/return-address';
import { closeSession, openSession, personAtom } from '../state/session';
import { store } from '../state/store';
import { forgetAllTyped } from '../state/typed-values';
import { fromPageEntry } from '../ui/overlay/way-back';

/** The worker's session is authoritative: the page follows its changes, and only its changes. */
export function followSession(before: SessionState, after: SessionState): void {
  if (after.kind === 'open') {
    const known = before.kind === 'open' && before.session.token === after.session.token;
    if (!known) openSession(after.session);
    if (before.kind !== 'open') comeBack(after.session.user.uuid);
  } else if (after.kind !== before.kind && after.kind !== 'unknown') {
    // Another tab that was told before may have closed the session of this page already.
    const wasOpen = store.get(personAtom) !== null || before.kind === 'open';
    if (after.kind === 'ended' && after.isLapsed !== true && wasOpen) tellExpiry(after.person);
    // A logout, in another tab. What was typed in a session that has expired waits for its person.
    if (after.kind === 'none' && before.kind === 'open') forgetAllTyped();
    closeSession();
  }
}

function tellExpiry(person: string): void {
  warn('Votre session a expiré. Veuillez vous reconnecter');
  // An armed phone scans under its own key: it stays on the scan screen.
  const atTheDoor = store.get(syncAtom).device !== null && location.pathname === links.scan.pattern;
  if (atTheDoor) return;
  keepReturnAddress(person, location.pathname + location.search + location.hash, history.state);
  fromPageEntry(() => navigate(links.newsHome.to()));
  openDialog('login');
}

/** After a login, in whichever tab: back to where this person had to log in, unless they went elsewhere meanwhile. */
function comeBack(person: string): void {
  const kept = takeReturnAddress(person);
  if (store.get(dialogAtom) === 'login') closeDialog();
  if (kept !== null && location.pathname === links.newsHome.to())
    fromPageEntry(() => navigate(kept.address, { replace: true, state: kept.state }));
}
