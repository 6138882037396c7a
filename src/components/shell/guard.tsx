import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { links } from '#common/contract/site/links';
import { type PermissionName, permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { LoadingScreen } from '../loading/loading-screen';
import { OwnRowsContext } from '../mirror-answer/mirror-reach';
import { fatalErrorAtom, syncAtom } from '../../state/connection';
import { openDialog } from '../../state/dialogs';
import { warn } from '../../state/notices';
import { keepReturnAddress } from '../../state/return-address';
import { closeSession, lastPerson, rolesAtom } from '../../state/session';

interface GuardProps {
  who: PermissionName;
  /**
   * An armed phone may enter without a session, so that the scan screen stays usable all evening; so may one that is no
   * door any more, to be told why and what to do.
   */
  orDevice?: boolean | undefined;
  children: ReactNode;
}

/** Shows the screen to those who may enter; redirects the others to where they can do something about it. */
export function Guard({ who, orDevice = false, children }: GuardProps) {
  const roles = useAtomValue(rolesAtom);
  const { device, disarmedDoor } = useAtomValue(syncAtom);
  const isDoor = device !== null || disarmedDoor !== null;
  const isAskable = useIsSessionAskable();
  if (isAllowed(permissions[who], roles) || (orDevice && isDoor))
    return <OwnRowsContext value={who !== 'everybody'}>{children}</OwnRowsContext>;
  if (isAskable && (roles === null || orDevice)) return <LoadingScreen />;
  return roles === null ? <LoginFirst /> : <Redirect to={links.forbidden.to()} replace />;
}

/**
 * Whether the worker is yet to say who is logged in, and whether the phone is armed: a killed browser may have lost the page's
 * records of it.
 */
export function useIsSessionAskable(): boolean {
  const { session } = useAtomValue(syncAtom);
  return useAtomValue(fatalErrorAtom) === null && session.kind === 'unknown';
}

/** For people who are not logged in: the reason, the login dialog, and the news home behind it, until they are. */
export function LoginFirst() {
  const [path] = useLocation();
  const search = useSearch();
  const state: unknown = useHistoryState();
  // The redirect comes before the effect.
  const [wanted] = useState({ address: search === '' ? path : `${path}?${search}`, state });
  useEffect(() => {
    keepReturnAddress(lastPerson(), wanted.address, wanted.state);
    closeSession();
    warn('Vous devez être connecté pour accéder à cette page');
    openDialog('login');
  }, [wanted]);
  return <Redirect to={links.newsHome.to()} replace />;
}
